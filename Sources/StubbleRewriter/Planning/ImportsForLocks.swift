import StubbleSemantics

extension TypeIndex {
  /// Returns the import that generated code needs in a file to use `NSLock`: of that class alone, or none if the file
  /// imports Foundation already.
  func importsForLocks(inFile file: FileID) -> [String] {
    let hasFoundation = imports[file].unconditional.contains {
      $0.path.isEmpty && isExported(by: $0.module, "Foundation")
    }
    let isStated = restrictedImports(in: modules[file]).contains("Foundation")
    return hasFoundation ? [] : [(isStated ? "internal " : "") + "import class Foundation.NSLock"]
  }
}
