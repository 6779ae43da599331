import StubbleSemantics
import StubbleSyntax

/// The types that are written where associated types are not visible: in the inheritance clauses of protocols, and in
/// annotations. In `protocol ItemStore: Store<Item>`, `Item` is a type beside the protocol, even if `Store` has an
/// associated type of that name, which hides the type inside the double.
struct TypesBesideProtocols {
  /// The associated types that mean the type of their own name beside the protocol, if nothing else names that type. The
  /// double has no aliases of them: the compiler infers them.
  private(set) var namesakes: Set<String> = []
  private let closure: ProtocolClosure
  /// The names that hide others inside the double.
  private let hiding: Set<String>

  init(of closure: ProtocolClosure, hiding: Set<String>) { (self.closure, self.hiding) = (closure, hiding) }

  /// Returns associated types with types by names that mean the same inside the double.
  mutating func visible(_ fixed: [AssociatedTypes.Fixed]) throws(Ineligibility) -> [AssociatedTypes.Fixed] {
    var visible: [AssociatedTypes.Fixed] = []
    for (name, type, part) in fixed {
      let found = qualified(type, in: part)
      if found == .named(name) {
        namesakes.insert(name)
      } else if let hidden = hiddenName(in: found) {
        throw closure.ineligible(
          "'\(hidden)' in the type of '\(name)' means a type that the associated type '\(hidden)' hides",
          notes: ["write a type alias of another name for that type"])
      }
      visible.append((name, found, part))
    }
    return visible
  }

  private func hiddenName(in type: TypeRef) -> String? {
    if let name = type.simpleName?.unquoted, hiding.contains(name) { return name }
    return type.parts.lazy.compactMap(hiddenName).first
  }

  private func qualified(_ type: TypeRef, in part: Int) -> TypeRef {
    let type = type.mapParts { qualified($0, in: part) }
    guard case .named(let name) = type, name.base == nil, hiding.contains(name.unquoted),
      case .named(var full)? = visibleType(named: name.unquoted, in: closure.parts[part])
    else { return type }
    full.arguments = name.arguments
    return .named(full)
  }

  /// Returns the type that a name means beside a protocol, with the module or the type that it is declared in, or `nil` if
  /// that is not known.
  private func visibleType(named name: String, in part: ProtocolClosure.Part) -> TypeRef? {
    let index = part.index
    let scope = part.model.scopeOfInheritance
    guard let found = index.resolve(name, from: scope).first else {
      let aliases = index.declarations(ofAlias: name, from: scope)
      if aliases.isEmpty { return knownType(named: name, index) }
      return aliases.count == 1 ? index.meaning(of: aliases[0], with: [], spelledFor: scope) : nil
    }
    let model = index.types[found]
    if model.path != name { return TypeRef(path: model.path) }
    let modules = model.scope.modules.modules
    return modules.count == 1 && modules[0].isDeclared ? member(name, of: modules[0].name, index) : nil
  }

  /// Returns the type of Foundation or the standard library with a name, or `nil` if there is none.
  private func knownType(named name: String, _ index: TypeIndex) -> TypeRef? {
    let known = Prelude.foundation
    if known.types(named: name).isEmpty { return nil }
    return member(name, of: known.isOfStandardLibrary(name) ? "Swift" : "Foundation", index)
  }

  private func member(_ name: String, of module: String, _ index: TypeIndex) -> TypeRef {
    TypeRef(path: index.qualified(name.escapedPath, by: module))
  }
}
