import StubbleSyntax

/// Declarations by their names, of which those that are private to other files can be left out.
///
/// Many files may each have a private declaration with one name, such as `log`. A look-up for one file does not pass
/// through those of the others.
struct MembersByName: Sendable {
  private var all: [String: [Member]] = [:]
  /// Those that other files can name.
  private var shared: [String: [Member]] = [:]
  /// Those that only their own file can name.
  private var ofFiles: [FileID: [String: [Member]]] = [:]

  mutating func add(_ member: Member) {
    for name in member.declaredNames {
      all[name, default: []].append(member)
      if member.node.isPrivateToFile {
        ofFiles[member.file, default: [:]][name, default: []].append(member)
      } else {
        shared[name, default: []].append(member)
      }
    }
  }

  /// The declarations with a name.
  subscript(name: String) -> [Member] { all[name] ?? [] }

  /// Returns the declarations with a name, without those that are private to other files.
  ///
  /// - Parameter file: The file that uses the name, or `nil` for code that is in none of the project's files.
  func named(_ name: String, visibleIn file: FileID?) -> [Member] {
    let shared = shared[name] ?? []
    guard let own = file.flatMap({ ofFiles[$0]?[name] }) else { return shared }
    return shared + own
  }
}
