import StubbleSemantics
import StubbleSyntax

/// The places where visible code refers to the initializers of types without a call: `rows.map(Row.init)`.
///
/// The type of such a function has all parameters, including those with default values.
struct InitializerMentions {
  private let files: [SourceFile]
  /// The first reference for each type, by the type's name.
  private var firstReferences: [String: (file: Int, offset: Int)] = [:]

  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.files = files
    let found = workers.map(files.count) { InitializerMentions.all(in: files[$0].tree) }
    for (file, mentions) in found.enumerated() {
      for (name, offset) in mentions.sorted(by: { $0.value < $1.value }) {
        // Aliases may lead to one another.
        var names = [name]
        while let name = names.popLast() {
          guard firstReferences[name] == nil else { continue }
          firstReferences[name] = (file, offset)
          names += index.aliases.all(named: name).flatMap(\.value.namesOfTypes)
        }
      }
    }
  }

  /// Returns a place that may refer to an initializer of a type with a given name, or `nil` if there is none.
  func location(ofTypeNamed name: String) -> String? {
    firstReferences[name].map { files[$0.file].location(ofOffset: $0.offset) }
  }

  /// Returns the offsets of the first references in a file, by the names of types.
  private static func all(in tree: SyntaxTree) -> [String: Int] {
    let tokens = tree.tokens
    let isPossible = tokens.indices.contains { token in
      tokens[token].kind == .`init` && token > 0 && tokens[token - 1].kind == .period
    }
    guard isPossible else { return [:] }
    var found: [String: Int] = [:]
    for node in tree.nodes(ofKind: .memberAccessExpr) where node.token(.`init`) != nil && !node.isCallee {
      // `.init` without a type means the contextual type, which is a function type where `.init` is not called.
      guard let name = node.children.first?.lastNameOfType, found[name] == nil else { continue }
      found[name] = node.range.lowerBound
    }
    return found
  }
}

extension SyntaxNode {
  /// Whether the expression is what a call calls. A name with labels, `A.init(x:)`, means the same initializer then as where
  /// it is not called.
  fileprivate var isCallee: Bool {
    parent?.kind == .callExpr && parent?.children.first?.id == id && child(.declNameArguments) == nil
  }

  /// The last component of the type name that an expression may be: `B` for `A.B<C>`.
  fileprivate var lastNameOfType: String? {
    if let base = baseOfMetatype { return base.lastNameOfType }
    switch kind {
    case .tupleExpr where Array(children).count == 1: return children.first?.lastNameOfType
    case .argument: return content?.lastNameOfType
    case .identifierExpr, .memberAccessExpr:
      let name = lastName
      return name == "Self" ? SelfContext(of: self).owner : name
    case .genericSpecializationExpr: return children.first?.lastNameOfType
    default: return nil
    }
  }
}
