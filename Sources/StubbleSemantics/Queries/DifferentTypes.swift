import StubbleSyntax

/// A type as it is written in a declaration.
package struct WrittenType {
  let type: TypeRef
  let index: TypeIndex
  let scope: Scope
  /// The names of the declaration's own generic parameters.
  let generics: Set<String>

  package init(_ type: TypeRef, in index: TypeIndex, from scope: Scope, generics: Set<String> = []) {
    self.type = type
    self.index = index
    self.scope = scope
    self.generics = generics
  }

  /// Returns whether the type is certainly not the same as another one. Generic parameters, associated types and types
  /// that are not visible may be the same as any type.
  ///
  /// - Parameter selfIsNew: Whether `Self` is a type that neither declaration can name.
  package func isSurelyOther(than other: WrittenType, selfIsNew: Bool = false) -> Bool {
    let (mine, theirs) = (form, other.form)
    switch (mine, theirs) {
    case (nil, _?): return selfIsNew && isSelf
    case (_?, nil): return selfIsNew && other.isSelf
    case (nil, nil): return false
    case (.declared(let own, let arguments)?, .declared(let others, let otherArguments)?):
      if !own.contains(where: others.contains) { return true }
      return differ(arguments, otherArguments, of: other, selfIsNew)
    case (.tuple(let elements)?, .tuple(let otherElements)?):
      return elements.count != otherElements.count || differ(elements, otherElements, of: other, selfIsNew)
    case (.metatype(let type)?, .metatype(let otherType)?):
      return differ([type], [otherType], of: other, selfIsNew)
    case (.function?, .function?): return false
    default: return true
    }
  }

  /// Returns whether values of some other type, such as a subclass, may be values of the type without a conversion that
  /// code must ask for.
  package var mayHaveSubtypes: Bool {
    switch form {
    case .tuple: false
    case .declared(let declarations, _):
      meaning.wrapped != nil || declarations.contains { [.classDecl, .protocolDecl].contains($0.kind) }
    case .metatype, .function, nil: true
    }
  }

  private func differ(
    _ types: [TypeRef], _ others: [TypeRef], of other: WrittenType, _ selfIsNew: Bool
  ) -> Bool {
    types.count == others.count
      && zip(types, others).contains { with($0).isSurelyOther(than: other.with($1), selfIsNew: selfIsNew) }
  }

  private var isSelf: Bool { meaning.dottedName == "Self" }

  private func with(_ part: TypeRef) -> WrittenType {
    WrittenType(part, in: index, from: scope, generics: generics)
  }
}

extension WrittenType {
  /// What can be compared of a type.
  private enum Form {
    /// A type with a name: its declarations, of which several may be in clauses of `#if`, and the generic arguments.
    case declared([SyntaxNode], arguments: [TypeRef])
    case tuple([TypeRef])
    case metatype(TypeRef)
    case function
  }

  /// What can be compared of the type, or `nil` if its meaning is not known.
  private var form: Form? {
    let meant = meaning
    if meant.isVoid { return .tuple([]) }
    switch meant {
    case .tuple(let elements): return .tuple(elements.map(\.type))
    case .function: return .function
    case .metatype(let type): return .metatype(type)
    case .any(let type): return with(type).form
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return declared("Optional", arguments: [wrapped])
    case .array(let element): return declared("Array", arguments: [element])
    case .dictionary(let key, let value): return declared("Dictionary", arguments: [key, value])
    case .named: return meant.dottedName.flatMap { declared($0, arguments: meant.arguments) }
    default: return nil
    }
  }

  private var meaning: TypeRef { index.unaliased(type, from: scope, generics: generics) }

  private func declared(_ name: String, arguments: [TypeRef]) -> Form? {
    let root = TypeDecl.firstName(of: name)
    if root == "Self" || generics.contains(root) || index.mayBeAssociated(root)
      || index.isGenericParameter(root, in: scope)
    {
      return nil
    }
    let visible = index.resolve(name, from: scope).map { index.types[$0].decl.node }
    let found = visible.isEmpty ? index.prelude.types(named: name).map(\.model.decl.node) : visible
    return found.isEmpty ? nil : .declared(found, arguments: arguments)
  }
}
