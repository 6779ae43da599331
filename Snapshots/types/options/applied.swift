/*<stubble @Stubbable(functions: false, statics: false)*//*stubble>*/
class PropertiesOnly { var x: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if _getX == nil && _setX == nil { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/; func f() -> Int { 1 }; static func s() -> Int { 1 }; var c: Int {/*<stubble*/ if let _getC { _getC() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/} /*<stubble*/; private var _x: Int; @exclusivity(unchecked) var _getX: (() -> Int)? = nil; @exclusivity(unchecked) var _setX: ((Int) -> Void)? = nil; var _getC: (() -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable(properties: false, computed: false)*//*stubble>*/
class FunctionsOnly { var x: Int = 1; func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}; var c: Int { 2 } /*<stubble*/; var _f: (() -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable(calls: true)*//*stubble>*/
class Recorded {
    func none() {/*<stubble*/ if case () = _noneCalls.append(()), let _none { _none() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func one(_ a: Int) -> Int {/*<stubble*/ if case () = _oneCalls.append(a), let _one { _one(a) } else {/*stubble>*/ a /*<stubble*/} /*stubble>*/}
    func two(_ a: Int, label b: String) async throws -> String {/*<stubble*/ if case () = _twoCalls.append((a, b)), let _two { try await _two(a, b) } else {/*stubble>*/ b /*<stubble*/} /*stubble>*/}
    func inout_(_ a: inout Int) {/*<stubble*/ if case () = _inout_Calls.append(a), let _inout_ { _inout_(&a) } else {/*stubble>*/ a += 1 /*<stubble*/} /*stubble>*/}
    func variadic(_ all: Int...) -> Int {/*<stubble*/ if case () = _variadicCalls.append(all), let _variadic { _variadic(all) } else {/*stubble>*/ all.count /*<stubble*/} /*stubble>*/}
/*<stubble*/var _none: (() -> Void)? = nil; var _noneCalls: [()] = []; var _one: ((Int) -> Int)? = nil; var _oneCalls: [Int] = []; var _two: ((Int, String) async throws -> String)? = nil; var _twoCalls: [(a: Int, b: String)] = []; var _inout_: ((inout Int) -> Void)? = nil; var _inout_Calls: [Int] = []; var _variadic: (([Int]) -> Int)? = nil; var _variadicCalls: [[Int]] = []/*stubble>*/}
/*<stubble @Stubbable(sendable: true)*//*stubble>*/
class SendableClosures { func f() async -> Int {/*<stubble*/ if let _f { await _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/} /*<stubble*/; nonisolated(unsafe) var _f: (@Sendable () async -> Int)? = nil/*stubble>*/}
/*<stubble @Stubbable(access: .public)*//*stubble>*/
public class Wide { public func f() -> Int {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/} /*<stubble*/; public var _f: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 158c1b79 fcef 90a2 c92f ff98 8179 677f 93be ff98 14cd 58b6 7a77 ff98 8c5f ff98 a01f ff98 3f78 ff98 974d ff98 7a59 21c5 7cc0 ff98 3c05 379d 93be ff98 8c2c *//*stubble>*/