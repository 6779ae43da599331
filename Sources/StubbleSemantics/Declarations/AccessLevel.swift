/// An access level, ordered from the most to the least restrictive; without `open`, which only classes can have.
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

  /// Whether other files of the module see the declaration.
  package var isForOtherFiles: Bool { self >= .internal }

  /// Whether other modules may see the declaration.
  package var isForOtherModules: Bool { self >= .package }

  /// The modifier with a space after it, as it is written before a declaration; empty for `internal`, which is the
  /// default.
  package var prefix: String { self == .internal ? "" : rawValue + " " }
}
