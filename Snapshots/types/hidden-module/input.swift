import Foundation

// @Stubbable
struct HidingGraph<Node: Hashable>: Hashable {
  enum Swift: String, Codable { case module, mirror }
  var nodes: [Node] = []
  var isOpen = true
  var language: Swift = .mirror
  func first() -> Node? { nodes.first }
  mutating func add(_ node: Node) { nodes.append(node) }

  // @Stubbable
  final class Store: Sendable {
    let name: String
    var title: String { name + "!" }
    init(name: String) { self.name = name }
    func run(_ report: (Int) -> Void) { report(1) }
    static func make() -> Store { Store(name: "store") }
  }
}

// @Stubbable
struct HidingCoded: Codable, Equatable {
  enum Swift: Int { case low = 1 }
  var count: Int = Swift.low.rawValue
  var note: String? = nil
  enum CodingKeys: String, CodingKey { case count, note }
  static func title(of key: CodingKeys) -> String {
    switch key {
    case .count: "Count"
    case .note: "Note"
    }
  }
}
