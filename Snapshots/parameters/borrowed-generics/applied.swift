/*<stubble @Stubbable*//*stubble>*/
class BorrowedGenerics {
    func append<Value>(of value: borrowing Value, as type: Value.Type) -> Int {/*<stubble*/ if let _append { _append(copy value, type) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func same<Value: Equatable>(_ value: borrowing Value) -> Value {/*<stubble*/ if let _same { _same(copy value) as! Value } else {/*stubble>*/ copy value /*<stubble*/} /*stubble>*/}
    func list<Value>(_ values: borrowing [Value], _ maybe: borrowing Value?) -> Int {/*<stubble*/ if let _list { _list(copy values, copy maybe as Any) } else {/*stubble>*/ values.count /*<stubble*/} /*stubble>*/}
    func opaque(_ value: borrowing some Equatable, _ list: borrowing [some Equatable]) -> Int {/*<stubble*/ if let _opaque { _opaque(copy value, copy list) } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
    func taken<Value>(_ value: consuming Value) -> Value {/*<stubble*/ if let _taken { _taken(value) as! Value } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func plain(_ values: borrowing [Int], _ text: borrowing String) -> Int {/*<stubble*/ if let _plain { _plain(values, text) } else {/*stubble>*/ values.count /*<stubble*/} /*stubble>*/}
    func existential(_ value: borrowing any Equatable) -> Int {/*<stubble*/ if let _existential { _existential(value) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _append: ((borrowing Any, Any.Type) -> Int)? = nil; @exclusivity(unchecked) var _same: ((borrowing any Equatable) -> Any)? = nil; @exclusivity(unchecked) var _list: ((borrowing Any, borrowing Any) -> Int)? = nil; @exclusivity(unchecked) var _opaque: ((borrowing any Equatable, borrowing [any Equatable]) -> Int)? = nil; @exclusivity(unchecked) var _taken: ((consuming Any) -> Any)? = nil; @exclusivity(unchecked) var _plain: ((borrowing [Int], borrowing String) -> Int)? = nil; @exclusivity(unchecked) var _existential: ((borrowing any Equatable) -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable(calls: true)*//*stubble>*/
class BorrowedRecords {
    func add<Value>(_ value: borrowing Value) -> Int {/*<stubble*/ if case () = _addCalls.append(copy value), let _add { _add(copy value) } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _add: ((borrowing Any) -> Int)? = nil; var _addCalls: [Any] = []/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 98d29bd0 975f 074a ff98 f914 ff98 66e6 ff98 a298 ff98 c748 ff98 a60d ff98 0a43 ff98 3dbb 58b6 120d ff98 3667 *//*stubble>*/