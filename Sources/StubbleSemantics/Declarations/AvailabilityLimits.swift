package import StubbleSyntax

/// The limits that make a declaration available on some systems only, and generated declarations with it.
package struct AvailabilityLimits: Sendable, Equatable {
  /// The attributes that generated declarations repeat.
  package let texts: [String]
  /// The condition `#available(iOS 15, *)` of code that uses the declaration, or `nil` if there is no such condition.
  package let condition: String?

  /// No limits.
  package static let none = AvailabilityLimits(of: [])

  package init(of declaration: SyntaxNode) {
    self.init(of: declaration.availabilities)
  }

  private init(of attributes: [AvailabilityAttribute]) {
    let limits = attributes.filter { $0.limit != nil }
    texts = limits.compactMap(\.limit)
    let introductions = limits.flatMap(\.introductions)
    let isCondition =
      !introductions.isEmpty && !limits.contains(where: \.isObsoleted)
      && introductions.allSatisfy { !$0.version.isEmpty }
      && Set(introductions.map(\.platform)).count == introductions.count
    condition =
      isCondition ? "#available(\((introductions.map(\.description) + ["*"]).joined(separator: ", ")))" : nil
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// The attributes before a declaration, each with a space after it.
  package var prefix: String { texts.map { $0 + " " }.joined() }
}
