import StubbleSemantics
import StubbleSyntax

/// Where visible code names the initialisers of types without calling them: `rows.map(Row.init)`.
///
/// Such a function takes all parameters, those with default values too.
struct InitializerMentions {
  private let files: [SourceFile]
  /// By the names of types.
  private var places: [String: (file: Int, offset: Int)] = [:]

  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.files = files
    let found = workers.map(files.count) { InitializerMentions.all(in: files[$0].tree) }
    for (file, mentions) in found.enumerated() {
      for (name, offset) in mentions.sorted(by: { $0.value < $1.value }) {
        for name in [name] + index.aliases.all(named: name).flatMap(\.namesOfTypes) where places[name] == nil
        {
          places[name] = (file, offset)
        }
      }
    }
  }

  /// Where the initialisers of a type of a name may be named.
  func place(ofTypeNamed name: String) -> String? {
    places[name].map { files[$0.file].place(ofOffset: $0.offset) }
  }

  /// The first mentions of one file, by the names of types.
  private static func all(in tree: SyntaxTree) -> [String: Int] {
    let tokens = tree.tokens
    let isPossible = tokens.indices.contains { place in
      tokens[place].kind == .`init` && place > 0 && tokens[place - 1].kind == .period
    }
    guard isPossible else { return [:] }
    var found: [String: Int] = [:]
    for node in tree.nodes(ofKind: .memberAccessExpr) where node.token(.`init`) != nil && !node.isCallee {
      // `.init` alone is no function: the context would be the type of the function.
      guard let name = node.children.first?.lastNameOfType, found[name] == nil else { continue }
      found[name] = node.range.lowerBound
    }
    return found
  }
}

extension SyntaxNode {
  /// A call is one of this expression.
  fileprivate var isCallee: Bool { parent?.kind == .callExpr && parent?.children.first?.id == id }

  /// The last name of the type that an expression may name.
  fileprivate var lastNameOfType: String? {
    switch kind {
    case .identifierExpr, .memberAccessExpr:
      let name = tree.name(ofToken: tokenRange.upperBound - 1)
      return name == "Self" ? SelfContext(of: self).owner : name
    case .genericSpecializationExpr: return children.first?.lastNameOfType
    default: return nil
    }
  }
}
