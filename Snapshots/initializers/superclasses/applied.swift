import Foundation

/*<stubble @Stubbable*//*stubble>*/
class Rooted: NSObject {
    var x: Int/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if _getX == nil && _setX == nil { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
    override init() { /*<stubble x*/_x/*stubble>*/ = 1; super.init() }
    init(x: Int) { /*<stubble self.x*/self._x/*stubble>*/ = x; super.init(); /*<stubble self.x*/self._x/*stubble>*/ += 1 }
    override var description: String {/*<stubble*/ if let _getDescription { _getDescription() } else {/*stubble>*/ "rooted \(x)" /*<stubble*/} /*stubble>*/}
    override func isEqual(_ object: Any?) -> Bool {/*<stubble*/ if let _isEqual { _isEqual(object) } else {/*stubble>*/ (object as? Rooted)?.x == x /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _x: Int; @exclusivity(unchecked) nonisolated(unsafe) var _getX: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setX: ((Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _getDescription: (() -> String)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _isEqual: ((Any?) -> Bool)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class Leaf: Rooted {
    var y: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _y) init(initialValue) { _y = initialValue } get { if let _getY { return _getY() } else { return _y } } set { if let _setY { _setY(newValue) } else { _y = newValue } } _modify { if _getY == nil && _setY == nil { yield &_y } else { var value = self.y; yield &value; self.y = value } } }/*stubble>*/
    override init(x: Int) { super.init(x: x); self.x += 1; /*<stubble y*/_y/*stubble>*/ = self.x }
    convenience init(leaf: Int) { self.init(x: leaf); /*<stubble y*/_y/*stubble>*/ += leaf }
/*<stubble*/private var _y: Int; @exclusivity(unchecked) nonisolated(unsafe) var _getY: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setY: ((Int) -> Void)? = nil/*stubble>*/}
class Plain { var z: Int; init(z: Int) { self.z = z } }
/*<stubble @Stubbable*//*stubble>*/
final class Derived: Plain { var w: Int/*<stubble*/ { @storageRestrictions(initializes: _w) init(initialValue) { _w = initialValue } get { if let _getW { return _getW() } else { return _w } } set { if let _setW { _setW(newValue) } else { _w = newValue } } _modify { if _getW == nil && _setW == nil { yield &_w } else { var value = self.w; yield &value; self.w = value } } }/*stubble>*/; init() { /*<stubble w*/_w/*stubble>*/ = 1; super.init(z: 3); /*<stubble w*/_w/*stubble>*/ = z }; required init?(code: Int) { return nil } /*<stubble*/; private var _w: Int; @exclusivity(unchecked) var _getW: (() -> Int)? = nil; @exclusivity(unchecked) var _setW: ((Int) -> Void)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
class InheritsAll: Plain { var v: Int = 5/*<stubble*/ { @storageRestrictions(initializes: _v) init(initialValue) { _v = initialValue } get { if let _getV { return _getV() } else { return _v } } set { if let _setV { _setV(newValue) } else { _v = newValue } } _modify { if _getV == nil && _setV == nil { yield &_v } else { var value = self.v; yield &value; self.v = value } } }/*stubble>*/ /*<stubble*/; private var _v: Int; @exclusivity(unchecked) var _getV: (() -> Int)? = nil; @exclusivity(unchecked) var _setV: ((Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: ec184566 975f 90a2 b0aa 32f2 32f2 fe78 ff98 54fe ff98 31c1 975f 5418 4c44 4c44 d9e7 975f c30b 50ea 50ea 680f 975f f768 68e6 *//*stubble>*/