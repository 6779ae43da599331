struct SharedPoint { var x = 1, y = 2, z = [1, 2] }

// @Stubbable
class SharedShape {
  @exclusivity(unchecked) var point: SharedPoint = SharedPoint()
  @exclusivity(unchecked) var pair: (Int, Int) = (1, 2)
  @exclusivity(unchecked) var list: [Int] = [1, 2, 3]
  @exclusivity(unchecked) nonisolated(unsafe) static var origin: SharedPoint = SharedPoint()
  @exclusivity(unchecked) var whole: Int = 1
  /*<stubble @exclusivity(unchecked)*//*stubble>*/ var free: SharedPoint = SharedPoint()/*<stubble*/ { @storageRestrictions(initializes: _free) init(initialValue) { _free = initialValue } get { if let _getFree { return _getFree() } else { return _free } } set { if let _setFree { _setFree(newValue) } else { _free = newValue } } _modify { if case nil = _getFree, case nil = _setFree { yield &_free } else { var value = self.free; yield &value; self.free = value } } }/*stubble>*/
  var inner: SharedShape?/*<stubble*/ { @storageRestrictions(initializes: _inner) init(initialValue) { _inner = initialValue } get { if let _getInner { return _getInner() } else { return _inner } } set { if let _setInner { _setInner(newValue) } else { _inner = newValue } } _modify { if case nil = _getInner, case nil = _setInner { yield &_inner } else { var value = self.inner; yield &value; self.inner = value } } }/*stubble>*/
  var x: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
  var y: Int = 2/*<stubble*/ { @storageRestrictions(initializes: _y) init(initialValue) { _y = initialValue } get { if let _getY { return _getY() } else { return _y } } set { if let _setY { _setY(newValue) } else { _y = newValue } } _modify { if case nil = _getY, case nil = _setY { yield &_y } else { var value = self.y; yield &value; self.y = value } } }/*stubble>*/
  func turn() {/*<stubble*/ if let _turn { _turn() } else {/*stubble>*/ swap(&point.x, &point.y) /*<stubble*/} /*stubble>*/}
  func exchange() {/*<stubble*/ if let _exchange { _exchange() } else {/*stubble>*/
    var free = SharedPoint()
    swap(&free.x, &free.y)
    swap(&x, &y)
  /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final private var _free: SharedPoint; @exclusivity(unchecked) final var _getFree: (() -> SharedPoint)? = nil; @exclusivity(unchecked) final var _setFree: ((SharedPoint) -> Void)? = nil; final private var _inner: SharedShape?; @exclusivity(unchecked) final var _getInner: (() -> SharedShape?)? = nil; @exclusivity(unchecked) final var _setInner: ((SharedShape?) -> Void)? = nil; final private var _x: Int; @exclusivity(unchecked) final var _getX: (() -> Int)? = nil; @exclusivity(unchecked) final var _setX: ((Int) -> Void)? = nil; final private var _y: Int; @exclusivity(unchecked) final var _getY: (() -> Int)? = nil; @exclusivity(unchecked) final var _setY: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _turn: (() -> Void)? = nil; @exclusivity(unchecked) final var _exchange: (() -> Void)? = nil/*stubble>*/}

func turn(_ shape: SharedShape) {
  swap(&shape.pair.0, &shape.pair.1)
  swap(&SharedShape.origin.x, &SharedShape.origin.y)
  shape.list[0].add(&shape.list[1])
  add(&shape.whole, &shape.whole)
  swap(&shape.inner!.x, &shape.inner!.y)
}

func add(_ a: inout Int, _ b: inout Int) {
  a += 1
  b += 1
}

extension Int {
  fileprivate mutating func add(_ other: inout Int) { self += other }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 169506a2 2ffa 3c6b 4365 88cc 64d2 0d83 ff98 5e40 ff98 1228 *//*stubble>*/