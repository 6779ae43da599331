import StubbleSemantics
import StubbleSyntax

/// The functions that limit the stubs of a file to a task and put them back: of closures that no type has, or a type of
/// another file.
enum FileFunctions {
  /// The variables of a stub that the file's function puts back: those of global functions, from everywhere.
  static func variables(of stub: ExpandedStub) -> [GeneratedVariable] {
    let isGlobal = !stub.planned.candidate.member.isInExtension
    return isGlobal && stub.planned.context.modifiers.isUnsafe ? stub.variables : []
  }

  /// The functions, named by the file: no two files of a module have one name.
  static func code(for variables: [GeneratedVariable], path: String, isolation: String) -> [Code] {
    let stem = stem(of: path)
    let scopes = StubFunctions.scopes(
      named: "_with\(stem)Stubs", words: "", isolation: isolation, owner: .type, in: nil)
    if variables.isEmpty { return scopes }
    let reset = StubFunctions.reset(named: "_reset\(stem)Stubs", words: isolation, variables: variables)
    return scopes + [reset]
  }

  /// The name of a file as a part of another name: `String+Words.swift` as `StringWords`.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parts.dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
