extension Configuration {
  /// The keys of the file.
  enum Key: String, CaseIterable {
    case schema = "$schema"
    case paths, exclude, types, allTypes, layout, defaultIsolation, jobs

    var summary: String {
      switch self {
      case .schema: "where an editor finds the schema of this file; stubble does not read it"
      case .paths: "files and folders to work on where the command line names none"
      case .exclude: "patterns of files and folders to skip, as '--exclude'"
      case .types: "types to make stubbable without an annotation, as '--type'"
      case .allTypes: "whether to make every class, struct and actor stubbable, as '--all-types'"
      case .layout: "how applied files are laid out, as '--layout'"
      case .defaultIsolation: "the default isolation of the modules, as '--default-isolation'"
      case .jobs: "how many threads to use, as '--jobs'"
      }
    }
  }
}
