extension Configuration {
  /// A key of `.stubble.json`.
  enum Key: String, CaseIterable {
    case schema = "$schema"
    case paths, exclude, types, allTypes, access, sendable, calls, layout, modules, doubles
    case defaultIsolation, strictMemorySafety, jobs

    var summary: String {
      switch self {
      case .schema: "where an editor finds the schema of this file; stubble does not read it"
      case .paths: "files and folders to work on where the command line names none"
      case .exclude: "patterns of files and folders to skip, as '--exclude'"
      case .types:
        "types to make stubbable without an annotation, as '--type': their names, or objects with the options of '@Stubbable'"
      case .allTypes: "whether to make every class, struct and actor stubbable, as '--all-types'"
      case .access: "the access level of all closures, as '--access'"
      case .sendable: "whether all closures are '@Sendable', as '--sendable'"
      case .calls: "whether the arguments of all calls are recorded, as '--calls'"
      case .layout: "how applied files are laid out, as '--layout'"
      case .modules: "the folders of modules, as '--module': for each name a folder, or an array of folders"
      case .doubles: "the files of doubles that 'generate' writes, with its options"
      case .defaultIsolation: "the default isolation of the modules, as '--default-isolation'"
      case .strictMemorySafety:
        "whether what is unsafe in generated code is marked, as '--strict-memory-safety'"
      case .jobs: "how many threads to use, as '--jobs'"
      }
    }
  }
}
