import Foundation
protocol Drawn { var size: Int { get } }
class DrawnLabel: Drawn { var size = 1; init() {} }
@Stubbable
class DrawnScreen {
  let drawn: any Drawn = DrawnLabel()
  private let labels: [any Drawn] = [DrawnLabel(), DrawnLabel()]
  let big: any Drawn = { let label = DrawnLabel(); label.size = 9; return label }()
  let label = DrawnLabel()
  let plain: [Any] = [1]
  func total() -> Int { drawn.size + labels.count + big.size + label.size + plain.count }
}
@Stubbable
struct DrawnRow {
  let drawn: any Drawn = DrawnLabel()
  let big: any Drawn = { let label = DrawnLabel(); label.size = 9; return label }()
  let notes: [Any] = [1, 2]
  private let formatter = MassFormatter()
  @Known var level: Int = 4
  var count: Int
  func text() -> String { formatter.numberFormatter.string(from: NSNumber(value: count + drawn.size + big.size)) ?? "" }
}
@propertyWrapper struct Known { var wrappedValue: Int }
