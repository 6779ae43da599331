// @Stubbable
class WeatherService {
    var unit: String = "°C"/*<stubble*/ { @storageRestrictions(initializes: _unit) init(initialValue) { _unit = initialValue } get { if let _getUnit { return _getUnit() } else { return _unit } } set { if let _setUnit { _setUnit(newValue) } else { _unit = newValue } } _modify { if case nil = _getUnit, case nil = _setUnit { yield &_unit } else { var value = self.unit; yield &value; self.unit = value } } }/*stubble>*/

    func fetchTemperature(in city: String) throws -> Int {/*<stubble*/ if let _fetchTemperature { return try _fetchTemperature(city) } else {/*stubble>*/
        throw Unreachable()
    /*<stubble*/} /*stubble>*/}

    func report(for city: String) throws -> String {/*<stubble*/ if let _report { return try _report(city) } else {/*stubble>*/
        let temperature = try fetchTemperature(in: city)
        return "\(city): \(temperature) \(unit)"
    /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _unit: String; @exclusivity(unchecked) final var _getUnit: (() -> String)? = nil; @exclusivity(unchecked) final var _setUnit: ((String) -> Void)? = nil; @exclusivity(unchecked) final var _fetchTemperature: ((String) throws -> Int)? = nil; @exclusivity(unchecked) final var _report: ((String) throws -> String)? = nil/*stubble>*/}

struct Unreachable: Error {}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c2886d3c 46a0 7c29 ff98 ad91 ff98 bd77 *//*stubble>*/