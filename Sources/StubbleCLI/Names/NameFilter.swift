/// A set of names that is fast to reject names that are not in it.
struct NameFilter: Sendable {
  private let names: Set<Name>
  /// For each value of a hash's lowest bits, whether some name has it.
  private let endings: [Bool]

  init(_ names: Set<Name>) {
    self.names = names
    var bits = 12
    while 1 << bits < 16 * names.count { bits += 1 }
    var endings = Array(repeating: false, count: 1 << bits)
    for name in names { endings[Int(truncatingIfNeeded: name.hash) & (endings.count - 1)] = true }
    self.endings = endings
  }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: Name) -> Bool {
    endings[Int(truncatingIfNeeded: name.hash) & (endings.count - 1)] && names.contains(name)
  }

  func containsAny(of names: [Name]) -> Bool { names.contains(where: contains) }
}
