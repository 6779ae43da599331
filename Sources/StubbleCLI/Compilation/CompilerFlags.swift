import StubbleSemantics

/// What compiler flags set. Manifests and Xcode projects may contain them.
extension CompilerSettings {
  /// Returns the compilation conditions that compiler flags define: `-D NAME`, or `-DNAME`.
  static func definitions(flags: [String]) -> [String] {
    let separate = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    return separate + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
  }

  /// Returns whether a flag enables complete concurrency checking, or is the argument of `-enable-upcoming-feature` or
  /// `-enable-experimental-feature` that does.
  static func isStrictConcurrency(flag: some StringProtocol) -> Bool {
    ["-warn-concurrency", "-strict-concurrency=complete"].contains(String(flag))
      || ["StrictConcurrency", "StrictConcurrency=complete", "IsolatedDefaultValues"].contains(
        where: flag.hasSuffix)
  }

  /// Returns whether compiler flags choose Embedded Swift.
  static func areEmbedded(flags: [String]) -> Bool {
    zip(flags, flags.dropFirst()).contains { $0 == "-enable-experimental-feature" && $1 == "Embedded" }
  }
}

extension DefaultIsolation {
  static let flag = "-default-isolation"

  /// Creates the default isolation that compiler flags set: `-default-isolation MainActor`, also in one word with `=`,
  /// or for the frontend. Returns `nil` if they set none.
  init?(flags: [String]) {
    let flag = Self.flag
    let words = flags.filter { $0 != "-Xfrontend" }
    guard let index = words.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) else { return nil }
    let value =
      words[index] == flag ? words.dropFirst(index + 1).first : String(words[index].dropFirst(flag.count + 1))
    guard let isolation = value.flatMap(DefaultIsolation.init(rawValue:)) else { return nil }
    self = isolation
  }
}
