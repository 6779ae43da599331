import StubbleSemantics

extension TypeIndex {
  /// What a file must import so that generated code can use `NSLock`: that class alone, and nothing if the file has it.
  func importsForLocks(inFile file: FileID) -> [String] {
    let hasFoundation = imports[file].unconditional.contains {
      $0.path.isEmpty && isExported(by: $0.module, "Foundation")
    }
    return hasFoundation ? [] : ["import class Foundation.NSLock"]
  }
}
