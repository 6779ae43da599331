/*<stubble @Stubbable*//*stubble>*/
public struct Exported/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble*/@usableFromInline internal /*stubble>*//*<stubble public*//*stubble>*/ var /*<stubble x*/_x/*stubble>*/: Int = 1
    /*<stubble @usableFromInline*//*stubble>*/ /*<stubble*/@usableFromInline internal /*stubble>*/var /*<stubble y*/_y/*stubble>*/: Int = 2
    /*<stubble*/private /*stubble>*/var /*<stubble z*/_z/*stubble>*/: Int = 3
    public init() {}
    @export(implementation) public init(both: Int) {
        self.init()
        /*<stubble x*/_x/*stubble>*/ = both
        /*<stubble y*/_y/*stubble>*/ = both
    }
    @export(implementation) public func sum() -> Int {/*<stubble*/ if let _sum { _sum() } else {/*stubble>*/ x + y /*<stubble*/} /*stubble>*/}
    @export(implementation) public static func make() -> Exported {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ Exported(both: 4) /*<stubble*/} /*stubble>*/}
    @export(implementation) public var twice: Int {/*<stubble*/ if let _getTwice { _getTwice() } else {/*stubble>*/ x * 2 /*<stubble*/} /*stubble>*/}
    @export(implementation) public subscript(index: Int) -> Int {/*<stubble*/ if let _getSubscript { _getSubscript(index) } else {/*stubble>*/ x + index /*<stubble*/} /*stubble>*/}
    @export(interface) public func interface() -> Int {/*<stubble*/ if let _interface { _interface() } else {/*stubble>*/ x + z /*<stubble*/} /*stubble>*/}
    @inline(always) public func inlined() -> Int {/*<stubble*/ if let _inlined { _inlined() } else {/*stubble>*/ y /*<stubble*/} /*stubble>*/}
    @inline(always) func inside() -> Int {/*<stubble*/ if let _inside { _inside() } else {/*stubble>*/ z /*<stubble*/} /*stubble>*/}
    @inline(never) public func outside() -> Int {/*<stubble*/ if let _outside { _outside() } else {/*stubble>*/ z /*<stubble*/} /*stubble>*/}
    public var computed: Int { @inline(always) get {/*<stubble*/ if let _getComputed { _getComputed() } else {/*stubble>*/ x + 5 /*<stubble*/} /*stubble>*/} }
    @_alwaysEmitIntoClient public func emitted() -> Int {/*<stubble*/ if let _emitted { _emitted() } else {/*stubble>*/ x - y /*<stubble*/} /*stubble>*/}
    @_transparent public func transparent() -> Int {/*<stubble*/ if let _transparent { _transparent() } else {/*stubble>*/ x /*<stubble*/} /*stubble>*/}
/*<stubble*/public var x: Int { get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if _getX == nil && _setX == nil { yield &_x } else { var value = self.x; yield &value; self.x = value } } }; nonisolated(unsafe) var _getX: (() -> Int)? = nil; nonisolated(unsafe) var _setX: ((Int) -> Void)? = nil; @usableFromInline var y: Int { get { if let _getY { return _getY() } else { return _y } } set { if let _setY { _setY(newValue) } else { _y = newValue } } _modify { if _getY == nil && _setY == nil { yield &_y } else { var value = self.y; yield &value; self.y = value } } }; nonisolated(unsafe) var _getY: (() -> Int)? = nil; nonisolated(unsafe) var _setY: ((Int) -> Void)? = nil; var z: Int { get { if let _getZ { return _getZ() } else { return _z } } set { if let _setZ { _setZ(newValue) } else { _z = newValue } } _modify { if _getZ == nil && _setZ == nil { yield &_z } else { var value = self.z; yield &value; self.z = value } } }; nonisolated(unsafe) var _getZ: (() -> Int)? = nil; nonisolated(unsafe) var _setZ: ((Int) -> Void)? = nil; @usableFromInline nonisolated(unsafe) var _sum: (() -> Int)? = nil; @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var _make: (() -> Exported)? = nil; @usableFromInline nonisolated(unsafe) var _getTwice: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _getSubscript: ((Int) -> Int)? = nil; nonisolated(unsafe) var _interface: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _inlined: (() -> Int)? = nil; nonisolated(unsafe) var _inside: (() -> Int)? = nil; nonisolated(unsafe) var _outside: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _getComputed: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _emitted: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _transparent: (() -> Int)? = nil; @usableFromInline nonisolated(unsafe) var _further: (() -> Int)? = nil; public var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any), ("y", self._y as Any), ("z", self._z as Any)), displayStyle: .struct) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
public final class ExportedObject {
    /*<stubble @usableFromInline*//*stubble>*/ /*<stubble*/@usableFromInline internal /*stubble>*/var /*<stubble count*/_count/*stubble>*/ = 1
    public init() {}
    @export(implementation) public convenience init(count: Int) {
        self.init()
        /*<stubble self.count*/self._count/*stubble>*/ = count
    }
    @export(implementation) public func next() -> Int {/*<stubble*/ if let _next { _next() } else {/*stubble>*/ count + 1 /*<stubble*/} /*stubble>*/}
    @inline(always) private func hidden() -> Int {/*<stubble*/ if let _hidden { _hidden() } else {/*stubble>*/ count /*<stubble*/} /*stubble>*/}
    func shown() -> Int {/*<stubble*/ if let _shown { _shown() } else {/*stubble>*/ hidden() /*<stubble*/} /*stubble>*/}
/*<stubble*/@usableFromInline var count: Int { get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if _getCount == nil && _setCount == nil { yield &_count } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) var _setCount: ((Int) -> Void)? = nil; @exclusivity(unchecked) @usableFromInline var _next: (() -> Int)? = nil; @exclusivity(unchecked) var _hidden: (() -> Int)? = nil; @exclusivity(unchecked) var _shown: (() -> Int)? = nil/*stubble>*/}

extension Exported {
    @inline(always) public func further() -> Int {/*<stubble*/ if let _further { _further() } else {/*stubble>*/ x + 10 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a5f86f8f 975f 7d3a cf50 9af0 b0aa 5c40 cf50 4c44 b750 f2da b0aa 4c44 8886 ff98 faed ff98 4176 ff98 b159 ff98 972c ff98 beb4 ff98 8e07 ff98 004f ff98 816f ff98 90f1 ff98 333d ff98 e8c8 975f 5c40 cf50 8e0e 1341 beb9 ff98 1481 ff98 3605 ff98 c6ef 2b77 ff98 *//*stubble>*/