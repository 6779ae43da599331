import StubbleRewriter

/// The imports of Foundation and the library by which a file says that they are not public, found without parsing. Generated
/// code imports these modules, and states a level if some file of its module does.
enum RestrictedImports {
  private static let search = WordSearch([" import"])
  private static let levels = ["internal", "package", "private", "fileprivate"]
  /// The number of bytes at the beginning of a file in which its imports are expected. To search all files to their ends
  /// would cost more time than a missed import is worth: one file of a module is enough to find.
  private static let searched = 2048

  /// Returns the names of the modules that are imported with a level that is not public.
  static func modules(in bytes: UnsafeRawBufferPointer) -> Set<String> {
    let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(searched))
    var found: Set<String> = []
    search.forEachMatch(in: beginning) { _, start in
      let level = beginning[..<start].suffix(11)
      guard levels.contains(where: { level.suffix($0.utf8.count).elementsEqual($0.utf8) }) else { return }
      let line = beginning[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";") }
      found.formUnion(
        GeneratedCode.modules.filter { module in words.contains { $0.elementsEqual(module.utf8) } })
    }
    return found
  }
}
