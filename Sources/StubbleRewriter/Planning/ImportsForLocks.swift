import StubbleSemantics

extension TypeIndex {
  /// What a file must import so that generated code can use `NSLock`: that class alone, and nothing if the file has it.
  func importsForLocks(inFile file: FileID) -> [String] {
    let modules = imports[file].unconditional.filter(\.path.isEmpty).map(\.module)
    let hasFoundation = modules.contains { exports.seen(from: $0).contains("Foundation") }
    return hasFoundation ? [] : ["import class Foundation.NSLock"]
  }
}
