/// Who sees a declaration, from the fewest to the most.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    }
  }

  /// Other files see the declaration too.
  package var isForOtherFiles: Bool { self >= .internal }

  /// Other modules may see the declaration.
  package var isForOtherModules: Bool { self >= .package }

  /// What is before a declaration: the word and a blank, or nothing for what is internal by itself.
  package var prefix: String { self == .internal ? "" : rawValue + " " }
}
