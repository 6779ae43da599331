import StubbleSemantics

extension Session {
  /// Adds the sources of the local packages that the package in the session's folder depends on. An overlay is for all
  /// that is built from sources on this machine.
  mutating func addLocalDependencies() {
    guard arguments.paths.isEmpty, let root = System.realPath(root) else { return }
    let packages = Package.all(in: [root])
    localDependencies = Self.sources(of: packages, beside: root)
    unknownDependencies = packages.flatMap(\.package.unknownDependencies)
  }

  /// Returns the source folders of packages, without test targets, if a search of the folder that the first of them is in
  /// does not find them: they are outside of it, hidden, or ignored by git.
  private static func sources(
    of packages: [(folder: String, package: Package)], beside root: String
  ) -> [String] {
    let folders = packages.flatMap { folder, package -> [String] in
      guard let folder = System.realPath(folder), !Discovery.reaches(folder, from: root) else { return [] }
      return package.isWhole ? package.targets.filter { !$0.isTest }.flatMap(\.roots) : [folder]
    }
    return folders.compactMap(System.realPath).pathKeys.sorted().map(\.path)
  }
}
