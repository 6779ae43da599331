import StubbleSyntax

/// The declarations of well-known modules that a project imports, such as the standard library and Foundation. They are
/// Swift source, which is parsed only if a file imports the module.
///
/// The declarations are small: they hold only what a plan can depend on. Attributes that begin with an underscore add
/// what is not in the real declarations:
/// - `@_incomplete` marks a protocol without all of its requirements, or another type of which only the name, the
///   generic parameters and some members are declared.
/// - `@_exemption(Name)` on a macro names the attribute that keeps a stored property from it.
/// - `@_anyName` marks a macro that treats stored properties of any name alike.
/// - `@_memory(…)` marks what depends on how values are stored.
/// - `@_reflecting` marks a class or protocol whose module finds what the types below it store by the names of the fields,
///   or a property wrapper whose module finds the wrapped properties so.
///
/// An unavailable extension that names `Sendable` says that no value of the type is, whatever the declaration leaves out.
///
/// A test compiles each declaration of a module that the platform has against the real module.
package struct Prelude: Sendable {
  /// The imported modules, and those that they export, directly or indirectly.
  package let modules: [KnownModule]
  /// The modules that declare a type or an alias, by its name.
  private let declaring: [String: [KnownModule]]
  /// Whether `declaring` may contain modules that `modules` does not.
  private let isPart: Bool
  /// What the modules declare with names, as far as that was asked.
  let declarations = SharedValue<[String: Declaration?]>([:])
  /// Whether types with names and without arguments are `Sendable`, as far as that was asked.
  let sendability = SharedValue<[String: Bool?]>([:])
  /// What files see that import only one of the modules, by its name, as far as that was asked.
  private let importedAlone = SharedValue<[String: Prelude]>([:])

  /// - Parameter names: The imported modules that are not the project's own. One that is not known may export
  ///   Foundation, and counts as if it did.
  package init(importing names: some Sequence<String>, workers: Workers = .caller) {
    let names = names.sorted()
    // Parses modules that are needed for the first time, all at once.
    _ = workers.map(names.count) { KnownModule.named(names[$0]) != nil }
    var found: [KnownModule] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted else { return }
      guard let module = KnownModule.named(name) else { return visit("Foundation") }
      found.append(module)
      for exported in module.exports { visit(exported) }
    }
    for name in names { visit(name) }
    visit("Swift")
    modules = found
    declaring = found.reduce(into: [:]) { declaring, module in
      for name in module.declaredNames { declaring[name, default: []].append(module) }
    }
    isPart = false
  }

  /// - Parameter declaring: The modules that declare a type or an alias, by its name, of which all but `modules` are left
  ///   out.
  private init(modules: [KnownModule], outOf declaring: [String: [KnownModule]]) {
    self.modules = modules
    self.declaring = declaring
    isPart = true
  }

  /// The standard library alone.
  package static let standard = Prelude(importing: [])

  /// What a file sees that imports only Foundation.
  package static let foundation = Prelude(importing: ["Foundation"])

  /// No module at all, with which the standard library itself is indexed.
  static let empty = Prelude(modules: [], outOf: [:])

  /// What a name means in the modules.
  enum Declaration: Sendable {
    /// Types of one module, and those among them that are protocols or declared completely.
    case types(KnownModule, [TypeID], complete: [TypeID])
    /// An alias of the type with a name.
    case alias(String)
  }

  /// Returns the modules that declare a type or an alias with this name.
  func modules(declaring name: String) -> [KnownModule] {
    guard let found = declaring[name] else { return [] }
    return isPart ? found.filter { module in modules.contains { $0 === module } } : found
  }

  /// Returns what a file sees that imports only one of the modules.
  func imported(from module: KnownModule) -> Prelude {
    importedAlone.answer(to: module.name) { findImported(from: module) }
  }

  private func findImported(from module: KnownModule) -> Prelude {
    var seen: [KnownModule] = []
    func visit(_ module: KnownModule) {
      guard !seen.contains(where: { $0 === module }) else { return }
      seen.append(module)
      for other in modules where module.exports.contains(other.name) { visit(other) }
    }
    visit(module)
    let isSeen = { (other: KnownModule) in other === KnownModule.swift || seen.contains { $0 === other } }
    return Prelude(modules: modules.filter(isSeen), outOf: declaring)
  }
}

extension Prelude {
  /// What the declarations of an operator have in common.
  package struct Operator: Sendable {
    /// Whether the result is a `Bool`.
    let returnsBool: Bool
    /// Whether it changes its left operand.
    let isAssignment: Bool

    init(_ function: FunctionDecl) {
      returnsBool = function.returnType?.spelling == "Bool"
      isAssignment = function.changesLeftOperand
    }

    private init(returnsBool: Bool, isAssignment: Bool) {
      self.returnsBool = returnsBool
      self.isAssignment = isAssignment
    }

    func joined(with other: Operator?) -> Operator {
      Operator(
        returnsBool: returnsBool && other?.returnsBool != false,
        isAssignment: isAssignment || other?.isAssignment == true
      )
    }
  }

  /// Returns whether an operator may change its left operand. Unknown operators that end in `=` may.
  func mayAssign(_ sign: String) -> Bool { self.operator(sign)?.isAssignment ?? sign.hasSuffix("=") }

  /// Returns what is known about a binary operator, or `nil` if it is not declared.
  func `operator`(_ name: String) -> Operator? {
    modules.lazy.compactMap { $0.operators[name] }.first
  }
}
