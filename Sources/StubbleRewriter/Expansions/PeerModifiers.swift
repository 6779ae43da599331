import StubbleSemantics
import StubbleSyntax

/// The modifiers of a peer's declaration.
struct PeerModifiers: Sendable, CustomStringConvertible {
  /// Who may see the peer, if something says so.
  var access: PeerAccess?
  /// The attributes that show the peer to some clients only, as they do its member, each with a blank after it.
  var spi = ""
  /// The extension around the peer says it, so that the declaration need not.
  var isAccessOfExtension = false
  /// It is `nonisolated(unsafe)`: what keeps it from data races is not its isolation.
  var isUnsafe: Bool
  var isStatic: Bool
  /// It is declared `final`.
  var isFinal = false

  /// The modifiers in order, each with a blank after it.
  ///
  /// - Parameter isolation: what is said in place of `nonisolated(unsafe)`, with a blank after it.
  func text(isolation: String = "nonisolated(unsafe) ") -> String {
    spi + (isAccessOfExtension ? "" : access.map { $0.rawValue + " " } ?? "") + (isUnsafe ? isolation : "")
      + (isStatic ? "static " : isFinal ? "final " : "")
  }

  var description: String { text() }
}

extension Member {
  /// The attributes `@_spi` of a member and of the extension around it, each with a blank after it. What other modules see
  /// may name their types only if it has them too.
  var spiAttributes: String {
    let attributes = [node, isInExtension ? owner.node : nil].compactMap(\.self).flatMap {
      $0.attributes(named: "_spi")
    }
    return attributes.map { $0.textOnOneLine + " " }.joined()
  }
}
