import StubbleSemantics
import StubbleSyntax

extension StoredStub {
  /// Returns the expansion.
  ///
  /// - Parameters:
  ///   - names: The names of the closures and the storage.
  ///   - storageAccess: The access level of the storage: `private`, or a wider one if initializers in other files
  ///     assign it; empty for internal storage.
  func expand(names: ClosureNames, storageAccess: String) -> Expansion {
    var expansion = Expansion()
    let peer: Code
    switch form {
    case .accessors:
      expansion.replacements = prefixEdits + typeEdit
      expansion.accessors = [
        AccessorAddition(binding: binding.node, accessors: [initAccessor(names)] + accessors(names))
      ]
      peer = .typed("\(storagePrefix(storageAccess)) \(names.storage)", type: storageType, value: nil)
    case .storage:
      expansion.replacements = storageEdits(names, access: storageAccess)
      peer = .block(
        "\(propertyPrefix) var \(name): \(types.declared)".trimmedFront,
        isReadOnly ? [.branches(getterBranches(names))] : accessors(names))
    case .keptValue:
      expansion.replacements = prefixEdits + keptValueEdits(names)
      peer = .typed("\(storagePrefix(storageAccess)) \(names.storage)", type: keptType, value: "nil")
    }
    expansion.storage = [peer]
    declare(names.getter, taking: [], result: types.returned, in: &expansion)
    if !isReadOnly {
      declare(names.setter, taking: [types.taken], result: spelling.standardType("Void"), in: &expansion)
    }
    return expansion
  }

  /// Adds the declaration of a closure to the expansion.
  private func declare(
    _ name: String, taking types: [TypeRef], result: TypeRef, in expansion: inout Expansion
  ) {
    let function = TypeRef.function(TypeRef.Function(taking: types, result: result))
    let type = function.modified(by: context.closureAttributes)
    expansion.closures.append(ClosureVariable(name: name, type: type))
    expansion.variables.append(GeneratedVariable(name: name, type: "\(type)"))
  }

  /// Returns an optional type without syntactic sugar: `Optional<T>`.
  private func optional(_ type: TypeRef) -> TypeRef { .named(spelling.standard("Optional"), type) }

  /// Returns a modifier with a space after it, or an empty string for none.
  private func access(_ access: String) -> String { access.isEmpty ? "" : access + " " }

  // MARK: Accessors

  private func initAccessor(_ names: ClosureNames) -> Code {
    .accessor(
      "@storageRestrictions(initializes: \(names.storage)) init(initialValue)",
      "\(names.storage) = initialValue")
  }

  /// Returns the branches of the getter's body. A read-only property has them without `get`, which a formatter would
  /// remove.
  private func getterBranches(_ names: ClosureNames) -> [Code.Branch] {
    [
      consultation(of: names.getter),
      Code.Branch(head: "else", items: [.line("return \(names.storage)")]),
    ]
  }

  /// Returns the branch that calls the getter's closure if one is set.
  func consultation(of getter: String) -> Code.Branch {
    Code.Branch(
      head: "if \(context.reference(to: getter).unwrapping)", items: [.line("return \(getter)()")])
  }

  /// Returns `get`, `set` and `_modify`, or only `get` for a read-only property. Without `_modify`, every change in
  /// place would copy the value first.
  private func accessors(_ names: ClosureNames) -> [Code] {
    let getter = Code.accessor(getterKeyword, [.branches(getterBranches(names))])
    return isReadOnly ? [getter] : [getter] + changers(names)
  }

  /// The keyword of the getter, which is mutating for a lazy property of a struct.
  var getterKeyword: String {
    isLazy && decl.node.enclosingType?.node.kind == .structDecl ? "mutating get" : "get"
  }

  /// `nonmutating ` if the setter of a property wrapper in a struct is nonmutating; otherwise empty.
  private var setterPrefix: String {
    wrapper?.applied.setter == .nonmutating && decl.node.enclosingType?.node.kind == .structDecl && !isStatic
      ? "nonmutating " : ""
  }

  /// Returns `set` and, if the storage can be yielded, `_modify`.
  func changers(_ names: ClosureNames) -> [Code] {
    let (get, set, storage) = (names.getter, names.setter, names.storage)
    let setter = Code.accessor(
      setterPrefix + "set",
      [
        .branches([
          Code.Branch(
            head: "if \(context.reference(to: set).unwrapping)", items: [.line("\(set)(newValue)")]),
          Code.Branch(head: "else", items: [.line("\(storage) = newValue")]),
        ])
      ])
    if reference != nil || !isYielded { return [setter] }
    let inPlace: [Code] =
      form == .keptValue
      ? [.short("if \(storage) == nil", "_ = self.\(name)"), .line("yield &\(storage)!")]
      : [.line("yield &\(storage)")]
    let copy = ["var value = self.\(name)", "yield &value", "self.\(name) = value"].map(Code.line)
    // Without optimization, `==` would be a call, and the right side of `&&` a closure.
    let head = "if case nil = \(context.expression(for: get)), case nil = \(context.expression(for: set))"
    let modify = Code.accessor(
      setterPrefix + "_modify",
      [.branches([Code.Branch(head: head, items: inPlace), Code.Branch(head: "else", items: copy)])])
    return [setter, modify]
  }

  /// `@safe ` for storage that is declared unsafe but used without `unsafe`; otherwise empty.
  private var storageSafety: String { isDeclaredSafe ? "@safe " : storage.isUnsafe ? context.words.safe : "" }

  private var isDeclaredSafe: Bool { decl.node.hasAttribute("safe") }

  // MARK: The declaration as the property

  /// The edits of the modifiers and of `let` in a declaration that stays the property.
  private var prefixEdits: [Edit] {
    guard decl.isFirst(binding), let specifier = decl.specifierToken else {
      return []
    }
    var edits: [Edit] = []
    if let reference, !keepsReference { edits.append(Edit(reference.range, "")) }
    if form == .keptValue, let lazy = decl.node.modifier(.lazy) { edits.append(Edit(lazy.range, "")) }
    edits += decl.node.storageAttributes.map { Edit($0.range, "") }
    if let unsafe = decl.node.modifier(.nonisolated, detailed: true) {
      edits.append(Edit(unsafe.range, "nonisolated"))
    }
    if isolation.becomesNonisolated, let actorNode = isolation.actorNode {
      edits.append(Edit(actorNode.range, ""))
    }
    if !isolation.leniency.isEmpty {
      let start =
        decl.node.modifiers.first?.range.lowerBound ?? decl.node.tree.tokens[specifier].range.lowerBound
      edits.append(Edit(start..<start, isolation.leniency.map { $0 + " " }.joined()))
    }
    if isLet || isolation.becomesNonisolated {
      let variable = (isLet ? finality : "") + "var"
      edits.append(
        Edit(
          decl.node.tree.tokens[specifier].range,
          isolation.becomesNonisolated ? "nonisolated " + variable : variable))
    }
    return edits
  }

  /// Whether the computed property keeps `weak` or `unowned`, which an override may repeat only then.
  private var keepsReference: Bool { context.modifiers.isFinal && !decl.node.hasModifier(.final) }

  /// `final ` for a constant that becomes a variable, which a subclass could override otherwise; empty if that is
  /// excluded already, or if the constant is declared `open`, of which the compiler only warns.
  private var finality: String {
    context.modifiers.isFinal && !decl.node.hasModifier(.final) && !decl.node.hasModifier(.open)
      ? "final " : ""
  }

  /// Returns the attributes, modifiers and keyword for a variable that is split from the one before it in a declaration
  /// of several.
  ///
  /// - Parameter storageAccess: The access level of the storage.
  func splitPrefix(storageAccess: String) -> String {
    if form == .storage {
      return splitStoragePrefix(isStatic ? "private" : wrapper?.memberwiseAccess ?? storageAccess)
    }
    let nonisolated = isolation.becomesNonisolated ? "nonisolated " : ""
    return (propertyPrefix + " " + nonisolated + "var").trimmedFront
  }

  /// Returns these words for a variable whose declaration becomes the storage.
  private func splitStoragePrefix(_ access: String) -> String {
    let modifiers = decl.node.modifiers.filter { !$0.isAccess && $0.firstTokenKind != .dynamic }.map(
      \.spelling)
    let unsafe = storage.isUnsafe ? ["nonisolated(unsafe)"] : []
    let actor = isolation.actorAttribute.map { [$0] } ?? []
    let attributes =
      decl.node.storageAttributes.map(\.textOnOneLine) + (storage.addedExemption.map { [$0] } ?? [])
    let words = access.isEmpty ? [] : [access]
    return storageSafety
      + (attributes + actor + words + modifiers + unsafe + [storage.specifier]).joined(separator: " ")
  }

  /// The edit that writes out the type of the property. That of a constant is written as `Optional<T>` instead of `T?`,
  /// also in a tuple: as a variable, it would be initialized to `nil` implicitly, before it gets its value.
  private var typeEdit: [Edit] {
    if let written = binding.type, isLet, let part = written.firstImplicitPart,
      case .optional(let wrapped) = TypeRef(part)
    {
      return [Edit(part.range, "\(optional(spelling.spelled(wrapped)))")]
    }
    if let written = binding.type, types.areCompleted { return [Edit(written.range, "\(types.declared)")] }
    guard binding.type == nil else { return [] }
    let end = decl.node.tree.tokens[nameToken].range.upperBound
    let type = types.declared
    let isImplicit = isLet && binding.initializer == nil
    return [Edit(end..<end, ": \(isImplicit ? withoutSugar(type) : type)")]
  }

  /// Returns the attributes of the storage, which must come first, its modifiers, and `let` or `var`.
  private func storagePrefix(_ access: String) -> String {
    let unsafe = storage.isUnsafe ? "nonisolated(unsafe)" : ""
    let all = [
      context.modifiers.isFinal ? "final" : "", access, unsafe, storage.isolation, reference?.spelling ?? "",
      storage.specifier,
    ]
    let words = all.flatMap { $0.split(separator: " ").map(String.init) }
    let attributes = decl.node.storageAttributes.map(\.textOnOneLine)
    let ordered = attributes + words.filter { $0.hasPrefix("@") } + words.filter { !$0.hasPrefix("@") }
    return storageSafety + ordered.joined(separator: " ")
  }

  /// The type of the storage. Storage of type `T?`, or of a tuple of such types, would be initialized to `nil` implicitly,
  /// and the initial value of the property would be lost; storage of type `Optional<T>` is not.
  private var storageType: TypeRef {
    let type = types.declared
    guard !types.areCompleted, let written = binding.writtenType else {
      if case .optional(let wrapped) = type { return optional(wrapped) }
      return isImplicitTuple ? withoutSugar(type) : type
    }
    let isVariable = storage.specifier == "var"
    if isImplicitTuple, isVariable, binding.initializer != nil { return withoutSugar(type) }
    let isSugar = written.kind == .optionalType || written.kind == .implicitlyUnwrappedOptionalType
    guard isVariable, reference == nil, binding.initializer != nil || !isSugar,
      let wrapped = TypeRef(written).wrapped, isSugar || !isHidden(TypeRef(written))
    else { return type }
    return optional(spelling.spelled(wrapped))
  }

  /// Whether the type is a tuple that is initialized implicitly.
  private var isImplicitTuple: Bool {
    if case .tuple = types.declared.bare { types.declared.implicitValue != nil } else { false }
  }

  /// Returns a tuple type with `Optional<T>` in place of `T?`.
  private func withoutSugar(_ type: TypeRef) -> TypeRef {
    switch type {
    case .optional(let wrapped): optional(wrapped)
    case .tuple(let elements):
      .tuple(elements.map { TypeRef.Element(label: $0.label, withoutSugar($0.type)) })
    default: type
    }
  }

  /// Whether the project declares a type that hides the one of the standard library with this name.
  private func isHidden(_ type: TypeRef) -> Bool {
    guard case .named(let name) = type.bare else { return false }
    return name.base == nil && spelling.hidden.contains(name.name)
  }

  // MARK: The declaration as the storage

  /// Returns the edits that make the declaration the storage.
  private func storageEdits(_ names: ClosureNames, access: String) -> [Edit] {
    let tree = decl.node.tree
    // In `var a, b: Int` the first variable takes its type from the second, from which it is split.
    let isUntyped = binding.type == nil && binding.initializer == nil
    var edits = [Edit(tree.tokens[nameToken].range, names.storage + (isUntyped ? ": \(types.declared)" : ""))]
    if let observers = binding.accessorBlock { edits += observerEdits(in: observers, storage: names.storage) }
    guard decl.isFirst(binding), let specifier = decl.specifierToken else {
      return edits
    }
    for attribute in movedAttributes where !isKept(attribute) { edits.append(Edit(attribute.range, "")) }
    for modifier in decl.node.modifiers where modifier.isAccess || modifier.firstTokenKind == .dynamic {
      edits.append(Edit(modifier.range, ""))
    }
    let start = decl.node.modifiers.first?.range.lowerBound ?? tree.tokens[specifier].range.lowerBound
    let words = self.access(storage.addedExemption ?? "") + self.access(wrapper?.memberwiseAccess ?? access)
    let prefix = (isDeclaredSafe ? "" : storageSafety) + words
    if !prefix.isEmpty { edits.append(Edit(start..<start, prefix)) }
    if storage.isUnsafe {
      edits.append(Edit(tree.tokens[specifier].range, "nonisolated(unsafe) \(storage.specifier)"))
    }
    return edits
  }

  /// Returns the edits of observers, in which the property's own name means the storage.
  private func observerEdits(in block: AccessorBlock, storage: String) -> [Edit] {
    let tree = decl.node.tree
    let own = [tree.name(ofToken: nameToken): storage]
    return block.accessors.flatMap { accessor -> [Edit] in
      guard let body = accessor.child(.codeBlock) else { return [] }
      let unnamed = accessor.token(.willSet) != nil ? "newValue" : "oldValue"
      let parameter = accessor.token(.leftParen).map { tree.text(ofToken: $0 + 1) } ?? unnamed
      let references = StorageReferences(
        in: body, storage: own, parameters: [parameter], excluding: observers.methodCalls)
      let named = observers.callerNames.filter { body.tokenRange.contains($0.tokens.lowerBound) }
      return TokenRewrite.edits(for: references.rewrites + named, in: tree)
    }
  }

  /// Whether an attribute is a property wrapper, or exempts the storage from a macro.
  private func isOfStorage(_ attribute: SyntaxNode) -> Bool {
    attribute.id == wrapper?.applied.attribute.id || storage.exemptions.contains(attribute.id)
  }

  /// The attributes that move from the declaration, which becomes the storage, to the property.
  private var movedAttributes: [SyntaxNode] {
    decl.node.attributes.filter { attribute in
      let name = attribute.attributeName
      return attribute != isolation.actorNode && Annotation.name(of: attribute) == nil
        && !Attributes.ofStorage.contains(name) && name != "safe" && !isOfStorage(attribute)
    }
  }

  /// Whether a `deprecated` attribute stays with the storage as well, because the initial value may use deprecated
  /// declarations.
  private func isKept(_ attribute: SyntaxNode) -> Bool {
    guard let availability = attribute.availability, availability.isDeprecated else { return false }
    return (isStatic || isLazy && decl.node.enclosingType?.node.kind != .structDecl)
      && availability.introductions.isEmpty
  }

  /// The attributes and modifiers of a property that becomes a declaration of its own.
  private var propertyPrefix: String {
    let attributes = decl.node.attributes.filter {
      Annotation.name(of: $0) == nil && !Attributes.ofStorage.contains($0.attributeName) && !isOfStorage($0)
        && !(isolation.becomesNonisolated && $0 == isolation.actorNode)
    }
    let written = attributes.map(\.textOnOneLine)
    var words = written + isolation.leniency
    words += wrapper?.actorAttributes.filter { !written.contains($0) } ?? []
    for modifier in decl.node.modifiers {
      switch modifier.firstTokenKind {
      case .lazy: continue
      case .weak where !keepsReference, .unowned where !keepsReference: continue
      case .nonisolated where modifier.tokenRange.count > 1: words.append("nonisolated")
      default: words.append(modifier.spelling)
      }
    }
    if isolation.becomesNonisolated, form == .storage { words.append("nonisolated") }
    if isLet, !finality.isEmpty { words.append("final") }
    return words.joined(separator: " ")
  }
}

extension SyntaxNode {
  /// The attributes that only a stored property can have.
  fileprivate var storageAttributes: [SyntaxNode] {
    attributes.filter { Attributes.ofStorage.contains($0.attributeName) }
  }
}

extension String {
  /// The string without leading spaces.
  fileprivate var trimmedFront: String { String(drop { $0 == " " }) }
}

extension TypeRef {
  /// Whether the type is `Void` or `Never`, or is made of them, or is `AnyClass`. The compiler warns of a variable of such
  /// a type, which `_modify` would have, and there is nothing to change in place.
  var isUnexpectedOfVariable: Bool {
    hasNoValues || isAnyClass || wrapped?.isUnexpectedOfVariable ?? false
  }

  private var hasNoValues: Bool {
    if case .array(let element) = self { return element.hasNoValues }
    return isVoid || isNever || wrapped?.hasNoValues ?? false
  }

  private var isAnyClass: Bool {
    switch bare {
    case .any(let bound): bound.isAnyClass
    case .metatype(let instance): instance.plainName == "AnyObject"
    default: plainName == "AnyClass"
    }
  }
}

extension SyntaxNode {
  /// The first optional type for which a variable of this type is initialized implicitly: the type itself, or one in the
  /// tuple that it is.
  fileprivate var firstImplicitPart: SyntaxNode? {
    guard TypeRef(self).implicitValue != nil else { return nil }
    return allNodes.first { $0.kind == .optionalType }
  }
}
