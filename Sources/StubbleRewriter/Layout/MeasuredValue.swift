import StubbleSemantics
import StubbleSyntax

/// A value whose bytes or size some code asks for, by the names with which the code gets at it.
struct MeasuredValue: Sendable {
  /// What the first name may be.
  enum Origin: Sendable {
    /// A member of one of the types with these names; `nil` if they are not known.
    case member(of: Set<String>?)
    /// What is visible without another name before it: a member of the type with this name, or something global.
    case visible(inside: String?)
    /// A member of the type with this name, or what has no declaration that says its type.
    case memberOrUnknown(of: String?)
  }

  let origin: Origin
  /// `["header", "size"]` for `header.size`.
  let names: [String]
  /// The call that gives the value, if what is named is a function.
  let call: SyntaxNode?
  /// The offset at which it is measured.
  let offset: Int
  /// Whether its elements are measured.
  let isArray: Bool
  /// What it is known to be.
  let holder: Holder

  /// What a value is known to be by what code does with it. A pointer is no array.
  enum Holder { case any, array, pointer, span }

  /// A name of a type, and the declaration that contains it, if that is known.
  typealias TypeName = (name: String, declaration: DeclaredValue.Declaration?)

  /// Returns the names that its type may have, and those of what the type consists of.
  func types(
    among declared: DeclaredValues, in index: TypeIndex, _ supertypes: Supertypes
  ) -> [TypeName] {
    guard let last = names.last else { return [] }
    var origin = origin
    for name in names.dropLast() {
      let found = origin.values(among: declared[name], in: index, supertypes).values
      let types = Set(found.flatMap(\.types))
      // What is not declared may be the name of a type.
      origin = .member(of: found.isEmpty ? [name] : types.isEmpty ? nil : types)
    }
    let (found, arguments) = origin.values(
      among: declared[last].filter { $0.isUsed(by: call) }, in: index, supertypes)
    return found.filter { $0.mayBe(holder) }.flatMap { value in
      (isArray ? value.elementTypes(in: index) : value.types(usedBy: call)).map {
        (name: $0, declaration: value.declaration)
      }
    } + arguments.map { (name: $0, declaration: nil) }
  }
}

extension MeasuredValue.Origin {
  /// Returns those of the values with a name that the name may mean, and the names of types that may be generic arguments
  /// of the types around them, and so the values' own.
  ///
  /// What none of the types in question declares, as with a member that a protocol requires, may be any of its name, unless
  /// the types are protocols and known types of other modules: they have only those of supertypes.
  fileprivate func values(
    among all: [DeclaredValue], in index: TypeIndex, _ supertypes: Supertypes
  ) -> (values: [DeclaredValue], arguments: [String]) {
    func members(of owners: Set<String>) -> [DeclaredValue] {
      all.filter { value in value.owner.map(owners.contains) ?? false }
    }
    switch self {
    case .member(of: let names?):
      let owners = names.union(names.flatMap { index.aliases.all(named: $0) }.flatMap(\.value.namesOfTypes))
      let found = members(of: owners)
      if found.isEmpty {
        let types = owners.filter(index.mayBeType)
        if types.isEmpty || !types.allSatisfy(supertypes.areAllThatIsInherited) { return (all, []) }
        if types.allSatisfy(index.isOfStandardLibraryOnly) { return ([], []) }
        return (members(of: supertypes.names), [])
      }
      let arguments = owners.subtracting(found.compactMap(\.owner)).sorted()
      return (found, found.contains { $0.mayBeGeneric(in: index) } ? arguments : [])
    case .member(of: nil): return (all, [])
    case .visible(let owner):
      let found = members(of: owner.map { [$0] } ?? [])
      let visible = found.isEmpty ? all.filter { $0.owner == nil } : found
      if !visible.isEmpty { return (visible, []) }
      let isOfOthers = owner.map { !index.declaresType(named: $0) && !index.aliases.contains($0) }
      return (isOfOthers == true ? members(of: supertypes.names) : all, [])
    case .memberOrUnknown(let owner): return (members(of: owner.map { [$0] } ?? []), [])
    }
  }
}

extension DeclaredValue {
  /// Returns whether its type may depend on the generic arguments of the type that declares it.
  fileprivate func mayBeGeneric(in index: TypeIndex) -> Bool {
    let names = types + elementTypes
    guard let declaration, !names.isEmpty else { return true }
    let scope = index.scope(written: Scope(around: declaration.node, modules: declaration.file.modules))
    let around = index.types(around: scope).map { index.types[$0] }
    let isOfValues = around.allSatisfy { [.struct, .enum].contains($0.kind) && $0.genericParameters.isEmpty }
    // A name without a declaration in types that have no parameters is that of another module's type.
    if !around.isEmpty, isOfValues { return false }
    return names.contains { name in
      if index.isGenericParameter(name, in: scope) || !index.aliased(name, from: scope).isEmpty {
        return true
      }
      return index.resolve(name, from: scope).isEmpty && !index.prelude.declares(name)
    }
  }
}

extension TypeIndex {
  /// Returns whether a name may be that of a type: other modules' types do not begin with small letters.
  fileprivate func mayBeType(_ name: String) -> Bool {
    name.first?.isLowercase != true || declaresType(named: name) || aliases.contains(name)
  }

  /// Returns whether a name can mean a type of the standard library only, or an alias of the project.
  fileprivate func isOfStandardLibraryOnly(_ name: String) -> Bool {
    if declaresType(named: name) { return false }
    return aliases.contains(name) || !Prelude.standard.types(named: name).isEmpty
  }
}
