import Observation

@propertyWrapper struct Provided<Value> {
  private let make: () -> Value
  var wrappedValue: Value { make() }
  var projectedValue: String { "provided" }
  init(_ make: @escaping () -> Value) { self.make = make }
}

@propertyWrapper struct Reserved<Value> {
  var wrappedValue: Value
}

// @Stubbable
@Observable
final class Timetable {
  /*<stubble*/private /*stubble>*/var /*<stubble lines*/_lines/*stubble>*/: [Int] = []
  @ObservationIgnored
  @Provided({ 3 }) /*<stubble*/private /*stubble>*/var /*<stubble platform*/_platformStub/*stubble>*/: Int
  @ObservationIgnored @Provided({ "north" }) /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble direction*/_directionStub/*stubble>*/: String
  @Reserved @ObservationIgnored /*<stubble*/private /*stubble>*/var /*<stubble delays*/_delaysStub/*stubble>*/ = 1
  @ObservationIgnored @Reserved /*<stubble*/private /*stubble>*/var /*<stubble seats*/_seatsStub/*stubble>*/: Int { didSet { lines.append(/*<stubble seats*/_seatsStub/*stubble>*/) } }

  init(seats: Int) {
    /*<stubble self.seats*/self._seatsStub/*stubble>*/ = seats
    /*<stubble _direction*/__directionStub/*stubble>*/ = Provided { "south" }
    /*<stubble delays*/_delaysStub/*stubble>*/ += 1
  }

  func summary() -> String {/*<stubble*/ if let _summary { _summary() } else {/*stubble>*/ "\(lines) \(platform) \(/*<stubble $platform*/$_platformStub/*stubble>*/) \(direction) \(delays) \(seats)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var lines: [Int] { get { if let _getLines { return _getLines() } else { return _lines } } set { if let _setLines { _setLines(newValue) } else { _lines = newValue } } _modify { if case nil = _getLines, case nil = _setLines { yield &_lines } else { var value = self.lines; yield &value; self.lines = value } } }; @ObservationIgnored @exclusivity(unchecked) var _getLines: (() -> [Int])? = nil; @ObservationIgnored @exclusivity(unchecked) var _setLines: (([Int]) -> Void)? = nil; var platform: Int { if let _getPlatform { return _getPlatform() } else { return _platformStub } }; @ObservationIgnored @exclusivity(unchecked) var _getPlatform: (() -> Int)? = nil; private var direction: String { if let _getDirection { return _getDirection() } else { return _directionStub } }; @ObservationIgnored @exclusivity(unchecked) var _getDirection: (() -> String)? = nil; var delays: Int { get { if let _getDelays { return _getDelays() } else { return _delaysStub } } set { if let _setDelays { _setDelays(newValue) } else { _delaysStub = newValue } } _modify { if case nil = _getDelays, case nil = _setDelays { yield &_delaysStub } else { var value = self.delays; yield &value; self.delays = value } } }; @ObservationIgnored @exclusivity(unchecked) var _getDelays: (() -> Int)? = nil; @ObservationIgnored @exclusivity(unchecked) var _setDelays: ((Int) -> Void)? = nil; var seats: Int { get { if let _getSeats { return _getSeats() } else { return _seatsStub } } set { if let _setSeats { _setSeats(newValue) } else { _seatsStub = newValue } } _modify { if case nil = _getSeats, case nil = _setSeats { yield &_seatsStub } else { var value = self.seats; yield &value; self.seats = value } } }; @ObservationIgnored @exclusivity(unchecked) var _getSeats: (() -> Int)? = nil; @ObservationIgnored @exclusivity(unchecked) var _setSeats: ((Int) -> Void)? = nil; @ObservationIgnored @exclusivity(unchecked) var _summary: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 01e805ac b750 e0ed b750 c928 b750 1a23 5aaf b750 e0b2 b750 91b1 91b1 057f 2d22 e0b2 b009 4b1e ff98 8f73 *//*stubble>*/