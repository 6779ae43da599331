import StubbleRewriter
import StubbleSemantics

/// The files whose types `--all-types` leaves as they are unless their paths are given: manifests, tests, dependencies
/// and generated code.
struct UnselectedFiles: Equatable, Sendable {
  /// Why a file is left as it is. The raw value is the noun in the summary.
  enum Reason: String, CaseIterable {
    case manifest = "manifest"
    case test = "test file"
    case dependency = "file of a dependency"
    case generated = "generated file"
  }

  private var reasons: [PathKey: Reason] = [:]

  var paths: Set<PathKey> { Set(reasons.keys) }

  /// - Parameters:
  ///   - files: Paths that were found below the roots, in the form in which the user would write them.
  ///   - roots: The paths of the command. Below a root such as `Tests`, test files are selected.
  ///   - tops: The absolute paths of the folders of packages and projects. The names of folders above these mean nothing.
  ///   - generated: The files whose text says that they are generated.
  init(among files: [String], below roots: [String], tops: [String], generated: Set<PathKey> = []) {
    let named = roots.pathKeys
    let found = files.pathKeys
    let folders = roots.filter { !found.contains(PathKey($0)) }.map(Path.prefixOfFiles)
    for file in files {
      if named.contains(PathKey(file)) { continue }
      let root = folders.filter { file.hasPathPrefix($0) }.max { $0.utf8.count < $1.utf8.count } ?? ""
      let namedReasons = Self.reasons(inFolders: Self.folders(of: root, below: tops))
      let path = Path.names(in: root.isEmpty ? Substring(file) : Path.relative(file, to: root) ?? "")
      let found = Self.reason(for: path) ?? (generated.contains(PathKey(file)) ? .generated : nil)
      guard let reason = found, !namedReasons.contains(reason) else { continue }
      reasons[PathKey(file)] = reason
    }
  }

  /// Returns the names of a root and of the folders that it is in, up to the nearest top. Without one, those of an absolute
  /// path end at its own name.
  private static func folders(of root: String, below tops: [String]) -> [Substring] {
    let path = System.realPath(root).map(Path.withSlash) ?? root
    let around = tops.map(Path.withSlash).filter(path.hasPathPrefix)
    guard let top = around.max(by: { $0.utf8.count < $1.utf8.count }) else {
      let names = Path.names(in: root)
      return root.hasPathPrefix("/") ? names.suffix(1) : names
    }
    return Path.names(in: Path.relative(path, to: top) ?? "")
  }

  /// Returns a note such as `--all-types skips 3 test files and 1 manifest; …`; `nil` if there are no such
  /// files.
  ///
  /// - Parameters:
  ///   - setting: What selects all types: the option, or the key of the configuration.
  ///   - applied: The files that are applied all the same, since they are annotated.
  ///   - takesPaths: Whether the command takes paths, so that the files' could be given.
  func summary(of setting: String, excluding applied: Set<PathKey>, takesPaths: Bool) -> String? {
    let skipped = reasons.filter { !applied.contains($0.key) }.values
    let parts = Reason.allCases.compactMap { reason in
      let number = skipped.count { $0 == reason }
      return number == 0 ? nil : number == 1 ? "1 \(reason.rawValue)" : "\(number) \(reason.plural)"
    }
    guard let last = parts.last else { return nil }
    let others = parts.dropLast().joined(separator: ", ")
    let (them, their) = skipped.count == 1 ? ("it", "its") : ("them", "their")
    return "\(setting) skips " + (others.isEmpty ? last : others + " and " + last) + "; name "
      + (takesPaths ? "\(them) to select \(them)" : "\(their) types with '--type' to select them")
  }

  private static func reason(for path: [Substring]) -> Reason? {
    guard let name = path.last else { return nil }
    if let reason = reasons(inFolders: Array(path.dropLast())).first { return reason }
    if ManifestFile.isManifest(name) { return .manifest }
    return generatedSuffixes.contains(where: name.hasSuffix) ? .generated : nil
  }

  /// Returns the reasons to leave a file that the names of its folders imply, the strongest first.
  private static func reasons(inFolders names: [Substring]) -> [Reason] {
    let isDependency = names.contains(where: dependencyFolders.contains)
    let isTest = names.contains { $0 == "Tests" || $0.hasSuffix("Tests") || $0.hasSuffix("Specs") }
    // The package manager writes there, also where its folder for builds is not a hidden one.
    let isGenerated = names.contains { $0 == "DerivedSources" || $0.hasSuffix(".derived") }
    return (isDependency ? [.dependency] : []) + (isTest ? [.test] : []) + (isGenerated ? [.generated] : [])
  }

  private static let dependencyFolders: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
  ]
  private static let generatedSuffixes = [
    ".generated.swift", ".pb.swift", ".grpc.swift", ".connect.swift", "+Generated.swift", ".g.swift",
  ]
}

extension UnselectedFiles {
  /// Whether a text is that of a file which another program writes, or stubble: a comment before its first declaration
  /// says so. A file that merely asks not to be edited, as those made of templates do, counts as code of the project.
  static func isGenerated(_ source: [UInt8]) -> Bool {
    source.withUnsafeBytes { bytes in
      var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while let line = Self.comment(at: start, in: bytes) {
        let text = bytes[line].drop { "/*! \t".utf8.contains($0) }
        if generatedOpenings.contains(where: text.starts(with:)) { return true }
        start = line.upperBound + 1
      }
      return DoublesFile.isOne(source)
    }
  }

  /// The beginnings of comments in the files of SwiftGen, Sourcery, Apollo and others.
  private static let generatedOpenings = ["Generated using ", "@generated"].map { Array($0.utf8) }

  /// Returns the line at an offset without the line break, if it is blank or a comment.
  private static func comment(at start: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let rest = bytes[start...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let isComment = bytes[start..<end].first { $0 > UInt8(ascii: " ") }.map("/*".utf8.contains) ?? true
    return isComment ? start..<end : nil
  }
}

extension UnselectedFiles.Reason {
  fileprivate var plural: String {
    switch self {
    case .dependency: "files of dependencies"
    case .manifest, .test, .generated: rawValue + "s"
    }
  }
}
