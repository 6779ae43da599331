// @Spyable
// @StubbableProtocol
protocol Thermostat {
  var target: Double { get set }
  var name: String? { get }
  var reading: Double { get throws }
  subscript(zone: Int) -> Double { get set }
  func update()
}
