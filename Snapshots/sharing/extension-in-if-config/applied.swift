/*<stubble*/nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]; /*stubble>*/class Boat {
  /*<stubble @StubbableFunction*//*stubble>*/ func turn(_ degrees: Int) -> String {/*<stubble*/ if let _turnInt { _turnInt(degrees) } else {/*stubble>*/ "turned \(degrees)" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _turnInt: ((Int) -> String)? = nil; @exclusivity(unchecked) var _sail: (() -> Int)? = nil/*stubble>*/}
#if swift(>=5.0)
struct Wind { var speed = 1 }
extension Boat {
  /*<stubble @StubbableFunction*//*stubble>*/ func sail(_ wind: Wind) -> Int {/*<stubble*/ if let _sailWind = Self._sailWind { _sailWind(wind) } else {/*stubble>*/ wind.speed /*<stubble*/} /*stubble>*/}
  /*<stubble @StubbableFunction*//*stubble>*/ func turn(_ wind: Wind) -> Int {/*<stubble*/ if let _turnWind = Self._turnWind { _turnWind(wind) } else {/*stubble>*/ -wind.speed /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _sailWind: ((Wind) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _turnWind: ((Wind) -> Int)? = nil/*stubble>*/}
extension Boat {
  /*<stubble @StubbableFunction*//*stubble>*/ func haul(_ wind: Wind) -> Int {/*<stubble*/ if let _haul = Self._haul { _haul(wind) } else {/*stubble>*/ 7 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _haul: ((Wind) -> Int)? = nil/*stubble>*/}
#else
extension Boat {
  /*<stubble @StubbableFunction*//*stubble>*/ func sail() -> Int {/*<stubble*/ if let _sail { _sail() } else {/*stubble>*/ 0 /*<stubble*/} /*stubble>*/}
}
extension Boat {
  /*<stubble @StubbableFunction*//*stubble>*/ func haul(_ wind: Wind) -> Int {/*<stubble*/ if let _haul = Self._haul { _haul(wind) } else {/*stubble>*/ 8 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _haul: ((Wind) -> Int)? = nil/*stubble>*/}
#endif
extension Boat {
  #if swift(>=5.0)
    /*<stubble @StubbableFunction*//*stubble>*/ final func row(_ wind: Wind, _ _row: Int = 2) -> Int {/*<stubble*/ if let _rowStub = Self._row { _rowStub(wind, _row) } else {/*stubble>*/ wind.speed + _row /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var crew: [Wind] {
      get {/*<stubble*/ if let _getCrew = Self._getCrew { _getCrew() } else {/*stubble>*/ [Wind(speed: 5)] /*<stubble*/} /*stubble>*/}
      set {/*<stubble*/ if let _setCrew = Self._setCrew { _setCrew(newValue) } else {/*stubble>*/ print("crew", newValue.count) /*<stubble*/} /*stubble>*/}
    }/*<stubble*/; @exclusivity(unchecked) nonisolated(unsafe) static var _row: ((Wind, Int) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _getCrew: (() -> [Wind])? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _setCrew: (([Wind]) -> Void)? = nil/*stubble>*/
  #endif
}
struct Rope<Fibre> {
  var fibres: [Fibre]
}
#if swift(>=5.0)
struct Knot {}
extension Rope where Fibre: Equatable {
  /*<stubble @StubbableFunction*//*stubble>*/ func tie(_ knot: Knot, at fibre: Fibre) -> Int? {/*<stubble*/ if let _tie = Self._tie { _tie(knot, fibre) } else {/*stubble>*/ fibres.firstIndex(of: fibre) /*<stubble*/} /*stubble>*/}
  /*<stubble @StubbableFunction*//*stubble>*/ static func make(_ knot: Knot, of fibre: Fibre) -> Rope {/*<stubble*/ if let _make { _make(knot, fibre) } else {/*stubble>*/ Rope(fibres: [fibre]) /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _tie: ((Knot, Fibre) -> Int?)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_tie"] as? (Knot, Fibre) -> Int? } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_tie"] = newValue } }; static var _make: ((Knot, Fibre) -> Rope)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_make"] as? (Knot, Fibre) -> Rope } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_make"] = newValue } }/*stubble>*/}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8c2f4ce8 8af4 5b6e 7f2b ff98 331b 5b6e e824 ff98 5b6e b341 ff98 aafb 5b6e e8ad ff98 6871 5b6e df20 ff98 5b6e e8ad ff98 6871 5b6e 4f1f ff98 944b 6707 ff98 df08 ff98 534d 5b6e 2a30 ff98 5b6e 9f1d ff98 03f6 *//*stubble>*/