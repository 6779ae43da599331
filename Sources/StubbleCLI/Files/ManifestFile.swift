import StubbleSemantics

/// The manifest of a package that the package manager reads, of those for different versions of the tools.
enum ManifestFile {
  /// The oldest version of the tools that may be installed. A manifest for older ones is never used for its name alone.
  private static let oldestTools = [6, 3, 0]

  /// The name of the manifest that every package has.
  static let name = "Package.swift"

  /// Returns whether a name is that of a manifest, whatever version of the tools it is for.
  static func isManifest(_ name: some StringProtocol) -> Bool { name == Self.name || name.hasPrefix(start) }

  /// Returns whether a folder is that of a package.
  static func exists(in folder: String) -> Bool { System.isFile(Path.withSlash(folder) + name) }

  /// Returns the path of the manifest for the newest version of the tools, whichever version is installed; `nil` if there
  /// is none.
  ///
  /// The package manager uses `Package@swift-6.3.swift` if the version of the tools is that of its name, or else if its
  /// own `// swift-tools-version` is greater than that of `Package.swift`.
  static func path(in folder: String) -> String? {
    let plain = Path.join(folder, name)
    guard System.isFile(plain) else { return nil }
    guard let newest = versions(in: folder).max(by: { $0.lexicographicallyPrecedes($1) }) else {
      return plain
    }
    let path = Path.join(folder, "\(start)\(newest.map(String.init).joined(separator: "."))\(end)")
    let required = toolsVersion(ofFile: plain)
    // The name of a version is that of all versions whose numbers begin so.
    let named = Array((newest + [.max, .max]).prefix(3))
    let mayBeInstalled = [oldestTools, required].allSatisfy { !named.lexicographicallyPrecedes($0) }
    return mayBeInstalled || required.lexicographicallyPrecedes(toolsVersion(ofFile: path)) ? path : plain
  }

  private static let start = "Package@swift-"
  private static let end = ".swift"

  private static func versions(in folder: String) -> [[Int]] {
    ((try? System.entries(ofFolder: folder)) ?? []).compactMap { entry in
      guard entry.name.hasPrefix(start), entry.name.hasSuffix(end) else { return nil }
      let numbers = entry.name.dropFirst(start.count).dropLast(end.count).split(separator: ".")
      let version = numbers.compactMap { Int($0) }
      return version.count == numbers.count ? version : nil
    }
  }

  private static func toolsVersion(ofFile path: String) -> [Int] {
    toolsVersion(of: (try? System.contents(of: path).bytes) ?? [])
  }

  /// Returns the version of the tools that a manifest requires, by its first line that is not blank: three numbers.
  static func toolsVersion(of text: [UInt8]) -> [Int] {
    let first = Array(
      text.drop { " \t\r\n".utf8.contains($0) }.prefix { $0 != UInt8(ascii: "\n") })
    let line = String(decoding: first, as: UTF8.self)
    let hasVersion = first.withUnsafeBytes(ByteSearch("swift-tools-version").isFound)
    guard line.hasPrefix("//"), hasVersion, let colon = line.firstIndex(of: ":") else {
      // That of packages before there was such a line.
      return [3, 1, 0]
    }
    let version = line[colon...].dropFirst().drop { $0 == " " }.prefix {
      $0.isASCII && ($0.isNumber || $0 == ".")
    }
    return Array((version.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]).prefix(3))
  }
}
