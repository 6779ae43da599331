import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the import that generated code needs in a file to use `NSLock`: of that class alone, or none if the file
  /// imports Foundation already.
  func importsForLocks(inFile file: FileID) -> [String] {
    let hasFoundation = imports[file].unconditional.contains {
      $0.path.isEmpty && isExported(by: $0.module, "Foundation")
    }
    guard !hasFoundation else { return [] }
    let isStated = moduleGraph.restrictedImports(in: modules[file]).contains("Foundation")
    // Beside an import of the same file, the compiler warns of another level.
    let own = imports[file].all.first { $0.module == "Foundation" }?.node.modifiers.first(where: \.isAccess)
    return [(isStated ? (own?.spelling ?? "internal") + " " : "") + "import class Foundation.NSLock"]
  }
}
