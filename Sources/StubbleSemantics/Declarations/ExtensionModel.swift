package import StubbleSyntax

/// An extension of a visible type.
package struct ExtensionModel: Sendable {
  package let file: FileID
  package let decl: TypeDecl

  /// Whether the extension, and with it each conformance that it declares, is unavailable on all platforms.
  var isUnavailable: Bool {
    decl.node.availabilities.contains { $0.isUnavailable && $0.isOfAllPlatforms }
  }
}
