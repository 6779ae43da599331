/*<stubble @Stubbable*//*stubble>*/
class Builder {
    var parts: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _parts) init(initialValue) { _parts = initialValue } get { if let _getParts { return _getParts() } else { return _parts } } set { if let _setParts { _setParts(newValue) } else { _parts = newValue } } _modify { if _getParts == nil && _setParts == nil { yield &_parts } else { var value = self.parts; yield &value; self.parts = value } } }/*stubble>*/
    func add(_ part: String) -> Self {/*<stubble*/ if let _add { return _add(part) as! Self } else {/*stubble>*/ parts.append(part); return self /*<stubble*/} /*stubble>*/}
    func maybe() -> Self? {/*<stubble*/ if let _maybe { _maybe() as! Self? } else {/*stubble>*/ self /*<stubble*/} /*stubble>*/}
    func all() -> [Builder] {/*<stubble*/ if let _all { _all() } else {/*stubble>*/ [self] /*<stubble*/} /*stubble>*/}
    class func make() -> Self {/*<stubble*/ if let _make { _make() as! Self } else {/*stubble>*/ self.init() /*<stubble*/} /*stubble>*/}
    required init() {}
/*<stubble*/private var _parts: [String]; @exclusivity(unchecked) var _getParts: (() -> [String])? = nil; @exclusivity(unchecked) var _setParts: (([String]) -> Void)? = nil; var _add: ((String) -> Builder)? = nil; var _maybe: (() -> Builder?)? = nil; var _all: (() -> [Builder])? = nil; nonisolated(unsafe) static var _make: (() -> Builder)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class FinalBuilder {
    var parts: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _parts) init(initialValue) { _parts = initialValue } get { if let _getParts { return _getParts() } else { return _parts } } set { if let _setParts { _setParts(newValue) } else { _parts = newValue } } _modify { if _getParts == nil && _setParts == nil { yield &_parts } else { var value = self.parts; yield &value; self.parts = value } } }/*stubble>*/
    func add(_ part: String) -> Self {/*<stubble*/ if let _add { return _add(part) as! Self } else {/*stubble>*/ parts.append(part); return self /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _parts: [String]; @exclusivity(unchecked) var _getParts: (() -> [String])? = nil; @exclusivity(unchecked) var _setParts: (([String]) -> Void)? = nil; var _add: ((String) -> FinalBuilder)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct ValueBuilder/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var parts: [String] = []/*<stubble*/ { @storageRestrictions(initializes: _parts) init(initialValue) { _parts = initialValue } get { if let _getParts { return _getParts() } else { return _parts } } set { if let _setParts { _setParts(newValue) } else { _parts = newValue } } _modify { if _getParts == nil && _setParts == nil { yield &_parts } else { var value = self.parts; yield &value; self.parts = value } } }/*stubble>*/
    func adding(_ part: String) -> Self {/*<stubble*/ if let _adding { _adding(part) } else {/*stubble>*/ Self(parts: parts + [part]) /*<stubble*/} /*stubble>*/}
    func other(_ other: Self) -> [Self] {/*<stubble*/ if let _other { _other(other) } else {/*stubble>*/ [self, other] /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _parts: [String]; nonisolated(unsafe) var _getParts: (() -> [String])? = nil; nonisolated(unsafe) var _setParts: (([String]) -> Void)? = nil; nonisolated(unsafe) var _adding: ((String) -> Self)? = nil; nonisolated(unsafe) var _other: ((Self) -> [Self])? = nil; init(parts: [String] = []) { self._parts = parts }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("parts", self._parts as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 7347f3e5 975f 1bac 540e ff98 7dd2 ff98 6a29 ff98 316e ff98 f7d6 975f 1bac 540e ff98 a588 975f 7d3a 1bac 69af ff98 73c9 ff98 aaea *//*stubble>*/