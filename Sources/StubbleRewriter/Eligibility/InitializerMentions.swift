import StubbleSemantics
import StubbleSyntax

/// Where visible code names the initialisers of types without calling them: `rows.map(Row.init)`.
///
/// Such a function takes all parameters, those with default values too.
struct InitializerMentions {
  private struct Mention: Sendable {
    /// The type's last name; nil where only the context says it.
    let type: String?
    let offset: Int
  }

  private let files: [SourceFile]
  /// By the names of types.
  private var places: [String: (file: Int, offset: Int)] = [:]
  /// Those of types that only the context says.
  private var implicit: [(file: Int, offset: Int)] = []

  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.files = files
    let found = workers.map(files.count) { InitializerMentions.all(in: files[$0].tree) }
    for (file, mentions) in found.enumerated() {
      for mention in mentions {
        guard let name = mention.type else {
          implicit.append((file, mention.offset))
          continue
        }
        for name in [name] + index.aliases.all(named: name).flatMap(\.namesOfTypes) where places[name] == nil
        {
          places[name] = (file, mention.offset)
        }
      }
    }
  }

  /// Where the initialisers of a type of a name may be named. What the context says may be any type that the file names.
  func place(ofTypeNamed name: String) -> String? {
    let words = TokenTexts([name])
    let found = places[name] ?? implicit.first { words.areFound(in: files[$0.file].tree) }
    return found.map { files[$0.file].place(ofOffset: $0.offset) }
  }

  private static func all(in tree: SyntaxTree) -> [Mention] {
    let tokens = tree.tokens
    let isPossible = tokens.indices.contains { place in
      tokens[place].kind == .`init` && place > 0 && tokens[place - 1].kind == .period
    }
    guard isPossible else { return [] }
    return tree.nodes(ofKind: .memberAccessExpr).compactMap { node in
      guard node.token(.`init`) != nil, !node.isCallee else { return nil }
      guard let base = node.children.first(where: { $0.kind != .declNameArguments }) else {
        return Mention(type: nil, offset: node.range.lowerBound)
      }
      return base.lastNameOfType.map { Mention(type: $0, offset: node.range.lowerBound) }
    }
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
