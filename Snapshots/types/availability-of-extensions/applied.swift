@available(macOS 13, iOS 16, *)
enum LimitedSpace {
  /*<stubble @Stubbable*//*stubble>*/
  final class Shuttle/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var speed/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _speed) init(initialValue) { _speed = initialValue } get { if let _getSpeed { return _getSpeed() } else { return _speed } } set { if let _setSpeed { _setSpeed(newValue) } else { _speed = newValue } } _modify { if case nil = _getSpeed, case nil = _setSpeed { yield &_speed } else { var value = self.speed; yield &value; self.speed = value } } }/*stubble>*/
  /*<stubble*/private var _speed: Int; @exclusivity(unchecked) var _getSpeed: (() -> Int)? = nil; @exclusivity(unchecked) var _setSpeed: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _load: ((LimitedCargo) async -> Int)? = nil; @exclusivity(unchecked) var _land: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("speed", self._speed as Any) }, displayStyle: .class) }/*stubble>*/}
}
struct LimitedCargo {
  var weight = 2
}
@available(macOS 12.0, *)
extension LimitedSpace.Shuttle {
  /*<stubble @StubbableFunction*//*stubble>*/ func load(_ cargo: LimitedCargo) async -> Int {/*<stubble*/ if let _load { await _load(cargo) } else {/*stubble>*/ cargo.weight + speed /*<stubble*/} /*stubble>*/}
}
@available(macOS, introduced: 13)
extension LimitedSpace.Shuttle {
  /*<stubble @StubbableFunction*//*stubble>*/ func land() -> Int {/*<stubble*/ if let _land { _land() } else {/*stubble>*/ speed /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 58c401de 975f 7d3a 8ed7 e7f6 9b6c 5b6e bf87 ff98 5b6e 029a ff98 *//*stubble>*/