let service = WeatherService()
print((try? await service.report(for: "Oslo")) ?? "unreachable")
#if STUBS
service._fetchTemperature = { city in city == "Oslo" ? 3 : 21 }
service._getUnit = { "degrees" }
print(try await service.report(for: "Oslo"))
#endif
