@Stubbable
struct Thermometer {
    var offset: Double = 0.5

    func celsius() -> Double { 20 + offset }
}
