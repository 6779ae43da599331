// @Spyable
// @StubbableProtocol
protocol Thermostat {
  var target: Double { get set }
  var name: String? { get }
  func update()
}
