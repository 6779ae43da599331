package import StubbleSyntax

/// What is known of the modules that a project imports: declarations in Swift, parsed only if a file imports the module.
///
/// The declarations are small: they hold what a plan can depend on. A protocol whose requirements are not all declared
/// is marked `@_incomplete`, and so is another type of which only the name and the generic parameters are declared;
/// `@_exemption(Name)` is on a macro, and names the attribute that keeps a stored property from it, as does `@_anyName`, if
/// it serves a property whatever that is called; `@_memory(…)` is on what looks at how values are stored. A test compiles
/// each declaration of a module that the platform has against the real one.
package struct Prelude: Sendable {
  /// The modules that are imported, with those that they export in turn.
  package let modules: [Module]
  /// Those that declare a type or an alias, by its name.
  private let declaring: [String: [Module]]

  /// - Parameter names: modules that are imported, those of the project left out. One that nobody knows may export
  ///   Foundation.
  package init(importing names: some Sequence<String>, workers: Workers = .caller) {
    let names = names.sorted()
    // Modules that were not asked for before are read at once.
    _ = workers.map(names.count) { Module.named(names[$0]) != nil }
    var found: [Module] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted else { return }
      guard let module = Module.named(name) else { return visit("Foundation") }
      found.append(module)
      for exported in module.exports { visit(exported) }
    }
    for name in names { visit(name) }
    visit("Swift")
    modules = found
    declaring = found.reduce(into: [:]) { declaring, module in
      for name in module.declaredNames { declaring[name, default: []].append(module) }
    }
  }

  private init(modules: [Module], declaring: [String: [Module]]) {
    self.modules = modules
    self.declaring = declaring
  }

  /// The standard library alone.
  package static let standard = Prelude(importing: [])

  /// What a file sees that imports Foundation alone.
  package static let foundation = Prelude(importing: ["Foundation"])

  /// No module: what the standard library itself is read with.
  static let empty = Prelude(modules: [], declaring: [:])

  /// The modules that declare a type or an alias of a name.
  func modules(declaring name: String) -> [Module] {
    guard let found = declaring[name] else { return [] }
    let areSeen = found.allSatisfy { module in modules.contains { $0 === module } }
    return areSeen ? found : found.filter { module in modules.contains { $0 === module } }
  }

  /// What the importers of one of the modules see.
  func imported(from module: Module) -> Prelude {
    var seen: [Module] = []
    func visit(_ module: Module) {
      guard !seen.contains(where: { $0 === module }) else { return }
      seen.append(module)
      for other in modules where module.exports.contains(other.name) { visit(other) }
    }
    visit(module)
    let isSeen = { (other: Module) in other === Module.swift || seen.contains { $0 === other } }
    return Prelude(modules: modules.filter(isSeen), declaring: declaring)
  }
}

extension Prelude {
  /// One module and what it declares.
  package final class Module: Sendable {
    package let name: String
    /// What the names of its Objective-C classes and protocols begin with.
    let prefix: String?
    package let tree: SyntaxTree
    /// The modules that its importers see as well.
    package let exports: [String]
    package let index: TypeIndex
    /// The names of types, at whatever depth, and of aliases.
    let declaredNames: Set<String>
    let associatedTypes: Set<String>
    /// What asks for the name of the function that calls it.
    let callerNames: [String]
    /// Operators between two values.
    let operators: [String: Operator]
    /// The methods by name: whether some method of the name changes the value that it is called on.
    let mutability: [String: Bool]

    init(_ text: PreludeText) {
      let file = SourceFile(
        path: text.name, source: Array(text.source.utf8),
        modules: ModuleSet(StubbleSemantics.Module(name: text.name)))
      name = text.name
      prefix = text.prefix
      tree = file.tree
      exports = FileImports(of: file.tree).modules.sorted()
      associatedTypes = file.tree.associatedTypes
      callerNames = file.tree.callerNames
      let functions = file.tree.nodes(ofKind: .functionDecl).compactMap(FunctionDecl.init)
      operators = functions.reduce(into: [:]) { found, function in
        guard function.isOperator, function.parameters.count == 2 else { return }
        found[function.name] = Operator(function).joined(with: found[function.name])
      }
      mutability = functions.reduce(into: [:]) { found, function in
        guard function.node.parent?.kind != .sourceFile else { return }
        found[function.name] = function.node.hasModifier(.mutating) || found[function.name] == true
      }
      index = TypeIndex(files: [file], prelude: name == "Swift" ? .empty : Prelude(importing: exports))
      declaredNames = index.declaredNames
    }
  }
}

extension Prelude {
  /// What all declarations of an operator have in common.
  package struct Operator: Sendable {
    /// The result is a `Bool`.
    let isTruth: Bool
    /// It changes its left operand.
    let isAssignment: Bool

    fileprivate init(_ function: FunctionDecl) {
      isTruth = function.returnType?.spelling == "Bool"
      isAssignment = function.parameters.first?.type?.spelling.hasPrefix("inout ") == true
    }

    private init(isTruth: Bool, isAssignment: Bool) {
      self.isTruth = isTruth
      self.isAssignment = isAssignment
    }

    fileprivate func joined(with other: Operator?) -> Operator {
      Operator(
        isTruth: isTruth && other?.isTruth != false, isAssignment: isAssignment || other?.isAssignment == true
      )
    }
  }

  /// What is known of an operator between two values.
  func `operator`(_ name: String) -> Operator? {
    modules.lazy.compactMap { $0.operators[name] }.first
  }
}

extension SyntaxTree {
  fileprivate var associatedTypes: Set<String> {
    Set(
      nodes(ofKind: .associatedtypeDecl).compactMap { node in
        node.token(.associatedtype).map { name(ofToken: $0 + 1) }
      })
  }
}
