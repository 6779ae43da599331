import StubbleSemantics

/// The source files of modules: those of packages and Xcode projects, and of the local packages that these depend on.
struct ModuleSources {
  private let xcode: XcodeProjects
  /// The folders of modules that the user named, by module.
  private var folders: [String: [String]] = [:]
  /// The targets of packages, by module.
  private var targets: [String: [Package.Target]] = [:]

  /// - Parameters:
  ///   - paths: The files and folders whose packages count.
  ///   - xcode: The Xcode projects that count.
  ///   - named: The folders of modules that the user named.
  init(around paths: [String], _ xcode: XcodeProjects, named: [NamedModules.Entry]) {
    self.xcode = xcode
    for entry in named {
      folders[entry.name, default: []] += [System.realPath(entry.folder)].compactMap(\.self)
    }
    let folders = paths.compactMap(System.realPath).map { path in
      System.isFile(path) ? Path.join(path, "..") : path
    }
    let packages = folders.pathKeys.sorted().map(\.path).compactMap(Modules.folderOfPackage(around:))
    for target in Package.all(in: packages + xcode.packages).flatMap(\.package.targets) {
      targets[Module(ofProduct: target.name, target: target.name, origin: "").name, default: []].append(
        target)
    }
  }

  /// Returns the absolute paths of a module's Swift files; none if the module is unknown.
  func files(ofModule name: String) -> [String] {
    let listed = xcode.files(ofModule: name) + Self.files(inFolders: folders[name] ?? [])
    return listed
      + (targets[name] ?? []).flatMap { target in
        Self.files(inFolders: target.folders).filter(target.contains)
      }
  }

  private static func files(inFolders folders: [String]) -> [String] {
    Discovery.find(folders.filter(System.isFolder), excluding: []).files
  }
}
