import StubbleSemantics
import StubbleSyntax

/// The modifiers of a peer's declaration.
struct PeerModifiers: Sendable, CustomStringConvertible {
  /// The access level of the peer, or `nil` if none is written.
  var access: PeerAccess?
  /// The `@_spi` attributes of the member, which the peer has too, each with a space after it.
  var spi = ""
  /// Whether the enclosing extension states the access level, so that the declaration need not.
  var isAccessOfExtension = false
  /// Whether the peer is `nonisolated(unsafe)`, because something other than isolation protects it from data races.
  var isUnsafe: Bool
  var isStatic: Bool
  /// Whether the peer is declared `final`, since the class may have subclasses. They have no use for an override of it,
  /// and what may be overridden costs the compiler accessors and each use a lookup.
  var isFinal = false

  /// Returns the modifiers in order, each with a space after it.
  ///
  /// - Parameter isolation: The modifier of a peer that is `isUnsafe`, with a space after it. A computed variable is
  ///   only `nonisolated`.
  func text(isolation: String = "nonisolated(unsafe) ") -> String {
    spi + (isAccessOfExtension ? "" : access?.words ?? "") + (isUnsafe ? isolation : "")
      + (isStatic ? "static " : isFinal ? "final " : "")
  }

  var description: String { text() }
}

extension Member {
  /// The `@_spi` attributes of a member and of the enclosing extension, each with a space after it. A public
  /// declaration can name types with `@_spi` only if it has the attribute too.
  var spiAttributes: String {
    let attributes = [node, isInExtension ? owner.node : nil].compactMap(\.self).flatMap {
      $0.attributes(named: "_spi")
    }
    return attributes.map { $0.textOnOneLine + " " }.joined()
  }
}
