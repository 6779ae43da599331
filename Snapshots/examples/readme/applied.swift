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
/*<stubble*/private var _unit: String; @exclusivity(unchecked) var _getUnit: (() -> String)? = nil; @exclusivity(unchecked) var _setUnit: ((String) -> Void)? = nil; @exclusivity(unchecked) var _fetchTemperature: ((String) throws -> Int)? = nil; @exclusivity(unchecked) var _report: ((String) throws -> String)? = nil/*stubble>*/}

struct Unreachable: Error {}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 61f100a0 46a0 7c29 ff98 ad91 ff98 c33b *//*stubble>*/