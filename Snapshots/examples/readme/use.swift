let service = WeatherService()
print((try? service.report(for: "Oslo")) ?? "unreachable")
#if STUBS
service._fetchTemperature = { city in city == "Oslo" ? 3 : 21 }
service._getUnit = { "degrees" }
print(try service.report(for: "Oslo"))
#endif
