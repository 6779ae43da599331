import StubbleSyntax

/// The declarations of the standard library that depend on how values are stored: those that the prelude marks with
/// `@_memory(…)`.
package struct MemoryDeclarations: Sendable {
  /// What a declaration does with memory, as the attribute's argument says it.
  package enum Use: String, Sendable {
    /// A function that returns the bytes of a value, or its size.
    case bytes
    /// A function that passes a pointer to a value. That exposes the value's bytes if the pointer is converted to
    /// another type.
    case pointer
    /// A function that binds memory to the type that is its argument.
    case retyping
    /// The type of a raw pointer.
    case untyped
    /// The type of memory for elements that is not initialized at first, or a function or initializer that gives such memory.
    case uninitialized
    /// The type of a pointer to memory that is uninitialized if it was allocated.
    case allocated
    /// An initializer that takes values which can be copied bit by bit.
    case elements
    /// A function that allocates memory.
    case allocation
  }

  /// A function that takes the value or type in question.
  package struct Function: Sendable {
    /// The label of that argument, or `nil` if it has none.
    package let label: String?
    /// Whether the function passes a pointer, which exposes the bytes only if something converts it.
    package let givesPointer: Bool
    /// Whether the function is a member of a type.
    package let isMember: Bool
  }

  /// The functions that return the bytes of a value, its size, or a pointer to it, by name.
  package private(set) var measuring: [String: Function] = [:]
  /// The functions that bind memory to a type, by name.
  package private(set) var retyping: [String: Function] = [:]
  /// The labels of all of these functions.
  private var labels: Set<String> = []
  /// The first labels of initializers that give memory which is not initialized.
  package private(set) var labelsOfUninitialized: Set<String> = []
  /// The types that have such an initializer.
  private var ownersOfUninitialized: Set<String> = []
  /// The first labels of initializers that take values which can be copied bit by bit.
  package private(set) var labelsOfElements: Set<String> = []
  private var names: [Use: Set<String>] = [:]

  /// The declarations of the standard library's prelude.
  package static let standard = MemoryDeclarations(in: KnownModule.swift.tree)

  private init(in tree: SyntaxTree) {
    for mark in tree.nodes(ofKind: .attribute) where mark.attributeName == "_memory" {
      guard let use = mark.child(.argument).flatMap({ Use(rawValue: $0.spelling) }), let node = mark.parent
      else {
        continue
      }
      if let type = TypeDecl(node) { names[use, default: []].insert(type.name) }
      if let function = FunctionDecl(node) { add(function, use) }
    }
  }

  private mutating func add(_ function: FunctionDecl, _ use: Use) {
    if use == .elements {
      labelsOfElements.formUnion([function.parameters.first?.label()].compactMap(\.self))
      return
    }
    if function.node.kind == .initializerDecl {
      labelsOfUninitialized.formUnion([function.parameters.first?.label()].compactMap(\.self))
      ownersOfUninitialized.formUnion([function.node.enclosingType?.name].compactMap(\.self))
      return
    }
    names[use, default: []].insert(function.name)
    labels.formUnion(function.parameters.compactMap { $0.label() })
    let isMember = function.node.enclosingType != nil
    switch use {
    case .bytes, .pointer:
      let label = function.parameters.first?.label()
      measuring[function.name] = Function(label: label, givesPointer: use == .pointer, isMember: isMember)
    case .retyping:
      let type = function.parameters.first { $0.type?.kind == .metatypeType }
      retyping[function.name] = Function(
        label: type?.label(), givesPointer: use == .pointer, isMember: isMember)
    case .untyped, .uninitialized, .allocated, .allocation, .elements: break
    }
  }

  /// Returns whether an initializer call with this label passes uninitialized memory to a closure. Types outside of the
  /// standard library may have initializers with the same label.
  ///
  /// - Parameter owner: The name of the initialized type, if the call states it.
  package func givesUninitialized(_ label: String, of owner: @autoclosure () -> String) -> Bool {
    guard labelsOfUninitialized.contains(label) else { return false }
    let owner = owner()
    return ownersOfUninitialized.contains(owner) || !Prelude.standard.meansStandardTypes(owner)
  }

  /// Returns whether a call of a function with one of the names may be a call of that: no label is another's.
  package func mayBeCalled(with labels: [String?]) -> Bool {
    labels.allSatisfy { $0.map(self.labels.contains) ?? true }
  }

  /// The names of all types among these declarations, and of the one that measures others.
  package var namesOfTypes: Set<String> {
    [.untyped, .uninitialized, .allocated].reduce(into: ["MemoryLayout"]) { $0.formUnion(names(of: $1)) }
  }

  /// The names of what has a use.
  package func names(of use: Use) -> Set<String> { names[use] ?? [] }
}

extension TypeRef {
  /// Whether the type is spelled as a raw pointer, perhaps an optional one.
  package var isRawPointer: Bool {
    guard let name = unwrappings.last?.unmodified.simpleName else { return false }
    return MemoryDeclarations.standard.names(of: .untyped).contains(name)
  }
}

extension FunctionDecl {
  /// Whether a parameter is a raw pointer, so that a call gives it the bytes of a value by `&value`.
  package var takesRawPointers: Bool {
    parameters.contains { parameter in parameter.type.map { TypeRef($0).isRawPointer } ?? false }
  }
}
