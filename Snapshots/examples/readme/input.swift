// @Stubbable
class WeatherService {
    var unit: String = "°C"

    func fetchTemperature(in city: String) async throws -> Int {
        throw Unreachable()
    }

    func report(for city: String) async throws -> String {
        let temperature = try await fetchTemperature(in: city)
        return "\(city): \(temperature) \(unit)"
    }
}

struct Unreachable: Error {}
