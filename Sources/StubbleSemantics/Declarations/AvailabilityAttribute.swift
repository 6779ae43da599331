package import StubbleSyntax

/// What an `@available` attribute says: since when platforms have the declaration, `@available(macOS 12, *)`, or other
/// things of one platform or of all, `@available(macOS, introduced: 12, deprecated: 14)`.
package struct AvailabilityAttribute: Sendable {
  /// A platform, and the version since which it has the declaration.
  package struct Introduction: Sendable, Equatable {
    package let platform: String
    /// The version as it is written, `10.15`; empty for a platform that has none.
    package let version: String

    package init(platform: String, version: String) {
      self.platform = platform
      self.version = version
    }
  }

  /// The words that begin an argument about one platform.
  private enum Label: String {
    case introduced, deprecated, obsoleted, unavailable, noasync, renamed, message
  }

  /// An argument: a platform with a version, or a label with a value.
  private struct Argument {
    let word: String
    let value: String
    /// The argument as it is written.
    let text: String

    var label: Label? { Label(rawValue: word) }
  }

  private let arguments: [Argument]
  private let spelling: String

  fileprivate init(_ attribute: SyntaxNode) {
    spelling = attribute.spelling
    let tree = attribute.tree
    let end = attribute.token(.rightParen) ?? attribute.tokenRange.upperBound
    let start = attribute.token(.leftParen).map { $0 + 1 } ?? end
    arguments = (start..<end).split { tree.tokens[$0].kind == .comma }.compactMap { tokens in
      guard let word = tokens.first, let last = tokens.last else { return nil }
      let hasColon = word < last && tree.tokens[word + 1].kind == .colon
      return Argument(
        word: tree.name(ofToken: word),
        value: tree.spelling(ofTokens: (hasColon ? word + 2 : word + 1)..<(last + 1)),
        text: tree.spelling(ofTokens: word..<(last + 1)))
    }
  }

  /// Whether the attribute is about one platform, `*` included, rather than a list of platforms with versions.
  private var isAboutOne: Bool { arguments.contains { $0.label != nil } }

  /// Whether the attribute is about every platform: `@available(*, unavailable)`.
  package var isOfAllPlatforms: Bool { isAboutOne && arguments.first?.word == "*" }

  package var isUnavailable: Bool { has(.unavailable) }
  package var isDeprecated: Bool { has(.deprecated) }
  /// Whether later versions of a platform do not have the declaration.
  package var isObsoleted: Bool { has(.obsoleted) && isOfSystems }

  private func has(_ label: Label) -> Bool { arguments.contains { $0.label == label } }

  /// Whether the attribute is about operating systems, rather than versions of Swift or of the package manager.
  private var isOfSystems: Bool {
    arguments.first.map { !["swift", "_PackageDescription"].contains($0.word) } ?? false
  }

  /// The platforms and versions since which they have the declaration, without versions of Swift.
  package var introductions: [Introduction] {
    guard isOfSystems, let first = arguments.first else { return [] }
    if isAboutOne {
      return arguments.filter { $0.label == .introduced }.map {
        Introduction(platform: first.word, version: $0.value)
      }
    }
    return arguments.filter { $0.word != "*" }.map { Introduction(platform: $0.word, version: $0.value) }
  }

  /// The attribute as far as it makes a declaration available on some systems only, or `nil` if it does not:
  /// `@available(macOS, introduced: 12)` for `@available(macOS, introduced: 12, deprecated: 14)`.
  package var limit: String? {
    if introductions.isEmpty && !isObsoleted { return nil }
    return isAboutOne ? text(of: [.introduced, .obsoleted]) : spelling
  }

  /// The attribute as far as it says since when a declaration is available, or `nil` if it does not.
  package var introduction: String? {
    if introductions.isEmpty { return nil }
    return isAboutOne ? text(of: [.introduced]) : spelling
  }

  /// The attribute as far as it says other things, or `nil` if there are none.
  package var withoutIntroduction: String? {
    if introductions.isEmpty { return spelling }
    return isAboutOne ? text(of: [.deprecated, .obsoleted, .unavailable, .noasync, .renamed, .message]) : nil
  }

  /// Returns the attribute with those of its arguments that have certain labels, or `nil` if that says nothing.
  private func text(of labels: Set<Label>) -> String? {
    let kept = arguments.dropFirst().filter { $0.label.map(labels.contains) ?? false }
    if kept.allSatisfy({ $0.label == .message || $0.label == .renamed }) { return nil }
    return "@available(" + (arguments.prefix(1) + kept).map(\.text).joined(separator: ", ") + ")"
  }
}

extension AvailabilityAttribute.Introduction {
  /// Returns whether this is a version of the same platform, and not an earlier one.
  package func includes(_ other: Self) -> Bool {
    platform == other.platform && !numbers.lexicographicallyPrecedes(other.numbers)
  }

  /// The numbers of the version without zeros at the end: 12.0 is 12.
  private var numbers: [Int] {
    let all = version.split(separator: ".").map { Int($0) ?? 0 }
    return all.dropLast(all.reversed().prefix { $0 == 0 }.count)
  }
}

extension AvailabilityAttribute.Introduction: CustomStringConvertible {
  package var description: String { version.isEmpty ? platform : "\(platform) \(version)" }
}

extension SyntaxNode {
  /// What the attribute says if it is `@available`, or `nil` if it is another one.
  package var availability: AvailabilityAttribute? {
    attributeName == "available" ? AvailabilityAttribute(self) : nil
  }

  /// What the `@available` attributes of the declaration say.
  package var availabilities: [AvailabilityAttribute] { attributes.compactMap(\.availability) }
}
