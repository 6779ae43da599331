package import StubbleSyntax

/// A well-known module, with the declarations in its part of the prelude.
package final class KnownModule: Sendable {
  package let name: String
  /// The prefix of the names of its Objective-C classes and protocols, or `nil` if it has none.
  let prefix: String?
  package let tree: SyntaxTree
  /// The modules that it exports.
  package let exports: [String]
  package let index: TypeIndex
  /// The names of its types, nested ones included, and of its aliases.
  let declaredNames: Set<String>
  /// The requirements of its protocols that say more than the types of their witnesses.
  let markedRequirements: [KnownRequirement]
  /// The names of its classes and protocols that are marked with `@_reflecting`.
  let reflectingTypes: [KnownName]
  /// The names of functions and types that have `#function` as a default argument.
  let callerNames: [String]
  /// Its binary operators.
  let operators: [String: Prelude.Operator]
  /// The methods by name: whether some method of the name changes the value that it is called on.
  let mutability: [String: Bool]
  /// The names of its types and aliases that may be nonescapable.
  let nonescapableNames: Set<String>

  init(_ text: PreludeText) {
    let file = SourceFile(
      path: text.name, source: Array(text.source.utf8),
      modules: ModuleSet(Module(name: text.name)))
    name = text.name
    prefix = text.prefix
    tree = file.tree
    exports = FileImports(of: file.tree).modules.sorted()
    callerNames = file.tree.callerNames
    let functions = file.tree.nodes(ofKind: .functionDecl).compactMap(FunctionDecl.init)
    operators = functions.reduce(into: [:]) { found, function in
      guard function.isOperator, function.parameters.count == 2 else { return }
      found[function.name] = Prelude.Operator(function).joined(with: found[function.name])
    }
    mutability = functions.reduce(into: [:]) { found, function in
      guard function.node.parent?.kind != .sourceFile else { return }
      found[function.name] = function.node.hasModifier(.mutating) || found[function.name] == true
    }
    index = TypeIndex(files: [file], prelude: name == "Swift" ? .empty : Prelude(importing: exports))
    declaredNames = index.declaredNames
    markedRequirements = index.markedRequirements(in: name)
    reflectingTypes = index.reflectingTypes(in: name)
    nonescapableNames = index.findNonescapableNamesOfModule()
  }
}

extension KnownModule {
  /// Returns the module with this name, or `nil` if it is not known. It is parsed when it is first used.
  package static func named(_ name: String) -> KnownModule? {
    modules[PreludeText.otherNames[name] ?? name]?.value
  }

  private static let modules = Dictionary(
    uniqueKeysWithValues: PreludeText.all.map { ($0.name, LazyModule(text: $0)) })

  static let swift = named("Swift") ?? KnownModule(.swift)
  static let glibc = named("Glibc") ?? KnownModule(.glibc)
  static let stubble = named("Stubble") ?? KnownModule(.stubble)
}

/// A module that is parsed and indexed once, when it is first used.
private struct LazyModule: Sendable {
  let text: PreludeText
  private let known = SharedValue<KnownModule?>(nil)

  var value: KnownModule {
    known.withLock { known in
      let module = known ?? KnownModule(text)
      known = module
      return module
    }
  }
}
