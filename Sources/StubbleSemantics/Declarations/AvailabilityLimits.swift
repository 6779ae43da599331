package import StubbleSyntax

/// The limits that make a declaration available on some systems only, and generated declarations with it.
package struct AvailabilityLimits: Sendable {
  private let attributes: [AvailabilityAttribute]
  /// The condition `#available(iOS 15, *)` of code that uses the declaration, or `nil` if there is no such condition.
  package let condition: String?

  /// No limits.
  package static let none = AvailabilityLimits(of: [])

  /// The limits that a declaration states itself.
  package init(of declaration: SyntaxNode) {
    self.init(of: declaration.availabilities)
  }

  /// The limits that a declaration and the enclosing ones state.
  package init(around declaration: SyntaxNode) {
    self.init(of: declaration.declarationsAround.flatMap(\.availabilities))
  }

  private init(of all: [AvailabilityAttribute]) {
    attributes = all.filter { $0.limit != nil }
    let introductions = attributes.flatMap(\.introductions)
    let isCondition =
      !introductions.isEmpty && !attributes.contains(where: \.isObsoleted)
      && introductions.allSatisfy { !$0.version.isEmpty }
      && Set(introductions.map(\.platform)).count == introductions.count
    condition =
      isCondition ? "#available(\((introductions.map(\.description) + ["*"]).joined(separator: ", ")))" : nil
  }

  /// The attributes that generated declarations repeat.
  private var texts: [String] { attributes.compactMap(\.limit) }

  package var isEmpty: Bool { attributes.isEmpty }

  /// The attributes before a declaration, each with a space after it.
  package var prefix: String { texts.map { $0 + " " }.joined() }

  /// Returns the first attribute that excludes versions of a system that other limits may not exclude, or `nil` if
  /// there is none.
  package func text(notImpliedBy other: AvailabilityLimits) -> String? {
    attributes.first { !other.imply($0) }?.limit
  }

  private func imply(_ attribute: AvailabilityAttribute) -> Bool {
    if attribute.limit.map(texts.contains) ?? true { return true }
    let introductions = attributes.flatMap(\.introductions)
    let further = attribute.introductions
    // A version of iOS is also one of the platforms that derive from it, unless the attribute says more of these.
    let mayDerive = further.contains { $0.platform == "iOS" }
    let derived = introductions.map(\.platform).filter { $0 == "macCatalyst" || $0 == "visionOS" }
    return !attribute.isObsoleted
      && !(mayDerive && derived.contains { platform in !further.contains { $0.platform == platform } })
      && further.allSatisfy { limit in introductions.contains { $0.includes(limit) } }
  }
}

extension AvailabilityLimits: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.texts == rhs.texts }
}
