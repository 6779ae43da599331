import StubbleSemantics

extension Session {
  /// Adds the sources of the local packages that the package in the session's folder depends on. An overlay is for all
  /// that is built from sources on this machine.
  mutating func addLocalDependencies() { localDependencies = Self.sources(besidePackageIn: root) }

  /// Returns the source folders of the local packages that a package depends on, if a search of the package's own folder
  /// does not find them: they are outside of it, hidden, or ignored by git. Test targets are left out.
  private static func sources(besidePackageIn folder: String) -> [String] {
    guard let root = System.realPath(folder) else { return [] }
    let places = Package.all(in: [root]).flatMap { folder, package -> [String] in
      guard let folder = System.realPath(folder), !Discovery.reaches(folder, from: root) else { return [] }
      return package.isWhole ? package.targets.filter { !$0.isTest }.flatMap(\.roots) : [folder]
    }
    return places.compactMap(System.realPath).pathKeys.sorted().map(\.path)
  }
}
