// @Stubbable
class WeatherService {
    var unit: String = "°C"

    func fetchTemperature(in city: String) throws -> Int {
        throw Unreachable()
    }

    func report(for city: String) throws -> String {
        let temperature = try fetchTemperature(in: city)
        return "\(city): \(temperature) \(unit)"
    }
}

struct Unreachable: Error {}
