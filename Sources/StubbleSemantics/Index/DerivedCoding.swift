import StubbleSyntax

extension TypeIndex {
  /// Returns whether the `CodingKeys` that a type declares leave a property out. Decoding then sets it to its initial
  /// value, which must be the storage's.
  package func omits(_ property: String, fromKeysOf type: TypeID) -> Bool {
    codedNames[type].map { !$0.contains(property) } ?? false
  }

  /// Returns the cases of the declared `CodingKeys` of each type that has them, and whose `Codable` is derived or may
  /// be.
  func findCodedNames() -> [TypeID: Set<String>] {
    var names: [TypeID: Set<String>] = [:]
    for type in types.keys {
      // Few types declare keys, and looking for them is cheaper than finding out what is derived.
      guard let keys = DerivedCoding.ownKeys(of: type, index: self),
        DerivedCoding.isNeeded(type, index: self) || DerivedCoding.mayBeNeeded(type, index: self)
      else { continue }
      names[type] = Set(DerivedCoding.cases(of: keys))
    }
    return names
  }

  /// Returns the types whose code names the coding keys that the compiler derives for them, or may derive. Such keys are
  /// private, so that only the file of the type can name them.
  ///
  /// - Parameter naming: Whether each file has the name of coding keys somewhere.
  func findTypesNamingDerivedKeys(where naming: Table<FileID, Bool>) -> Set<TypeID> {
    Set(
      types.keys.filter { type in
        let model = types[type]
        return naming[model.file]
          && model.members.contains { $0.file == model.file && DerivedCoding.areKeysNamed(in: $0.node) }
          && DerivedCoding.ownKeys(of: type, index: self) == nil
          && (DerivedCoding.isNeeded(type, index: self) || DerivedCoding.mayBeNeeded(type, index: self))
      })
  }

  /// Returns whether a type is declared to be encodable or decodable, by itself or by what it inherits from.
  package func isCoded(_ type: TypeID) -> Bool {
    !conformances(of: type).isDisjoint(with: DerivedCoding.protocols)
  }

  /// Returns whether a name in a type means the coding keys that the compiler derives, or may derive, for the type or
  /// for one around it.
  package func areDerivedKeys(_ name: String, in type: TypeID) -> Bool {
    name == DerivedCoding.keysName
      && typesNamingDerivedKeys.contains { coded in
        types[coded].file == types[type].file
          && types[type].scope.isInside(types[coded].path)
      }
  }
}

/// The coding keys of types whose `Codable` is derived.
package enum DerivedCoding {
  package static let keysName = "CodingKeys"
  /// The protocols that `Codable` consists of.
  package static let protocols: Set<String> = ["Encodable", "Decodable"]
  private static let keysNames = TokenTexts([keysName])

  /// Returns whether some token of a node is the name of coding keys.
  static func areKeysNamed(in node: SyntaxNode) -> Bool {
    keysNames.areNames(in: node)
  }

  /// Returns whether a type may derive `Codable` because of a protocol that is not visible.
  package static func mayBeNeeded(_ type: TypeID, index: TypeIndex) -> Bool {
    let model = index.types[type]
    guard isPossible(for: type, index: index), index.facts(of: type).hasUnknownProtocols else { return false }
    guard decoders(in: model, index: index).isEmpty || encoders(in: model, index: index).isEmpty else {
      return false
    }
    return ownKeys(of: type, index: index) != nil || !storesWhatIsNeverCoded(model, index: index)
  }

  /// Returns whether a type stores something that makes deriving `Codable` impossible: a closure, a view, or a
  /// delegate.
  private static func storesWhatIsNeverCoded(_ model: TypeModel, index: TypeIndex) -> Bool {
    model.storedBindings.contains { stored in
      guard stored.member.clauses.isEmpty, !stored.decl.node.hasModifier(.lazy),
        stored.decl.node.attributes.allSatisfy({ Attributes.isHarmless($0.attributeName) }),
        let type = stored.writtenType
      else { return false }
      return index.isNeverCoded(TypeRef(type), from: model.scope)
    }
  }

  /// Returns why coding keys cannot be generated, or `nil` if they can or are not needed: some builds compile the type's
  /// own, several declarations share them, or a protocol which is not visible may require them.
  package static func reasonAgainstOtherKeys(of type: TypeID, index: TypeIndex) -> String? {
    if hasConditionalKeys(type, index: index) {
      return "the type's coding keys are inside '#if', and other builds have other keys"
    }
    if isNeeded(type, index: index) {
      return areShared(type, index: index)
        ? "the type is declared several times, and its coding keys are those of all the declarations" : nil
    }
    guard mayBeNeeded(type, index: index) else { return nil }
    let demand = "a protocol that is not visible may require coding keys"
    if index.types[type].storedBindings.contains(where: { !$0.member.clauses.isEmpty }) {
      return demand + ", some of which would be inside '#if'"
    }
    if areShared(type, index: index) { return demand + ", which several declarations would have to declare" }
    return index.isGenericParameter(keysName, in: index.types[type].scope)
      ? demand + ", and 'CodingKeys' is a generic parameter here" : nil
  }

  /// Returns whether a type whose `Codable` is or may be derived declares its coding keys in some builds only, or declares
  /// others in each.
  private static func hasConditionalKeys(_ type: TypeID, index: TypeIndex) -> Bool {
    guard let keys = ownKeys(of: type, index: index)?.decl.node,
      keys.ancestors.contains(where: { $0.kind == .ifConfigClause })
    else { return false }
    if isNeeded(type, index: index) {
      return !protocols.allSatisfy {
        DerivedConformances.areCompiled([keys], wherever: type, conformsTo: $0, index: index)
      }
    }
    let conditions = BuildConditions(around: index.types[type].decl.node)
    return mayBeNeeded(type, index: index)
      && !DerivedConformances.areCompiled([keys], wherever: conditions)
  }

  /// Returns whether the compiler could derive `Codable` for a type by its stored properties.
  private static func isPossible(for type: TypeID, index: TypeIndex) -> Bool {
    let model = index.types[type]
    return (model.kind == .struct || model.kind == .class) && !RawValues.areCoded(for: type, index: index)
  }

  /// Returns whether the compiler derives `init(from:)` or `encode(to:)` for a type.
  package static func isNeeded(_ type: TypeID, index: TypeIndex) -> Bool {
    let model = index.types[type]
    guard isPossible(for: type, index: index) else { return false }
    return derives("Decodable", of: type, decoders(in: model, index: index), index: index)
      || derives("Encodable", of: type, encoders(in: model, index: index), index: index)
  }

  /// Returns whether the compiler derives a conformance in some builds: those that do not compile one of the witnesses.
  private static func derives(
    _ name: String, of type: TypeID, _ witnesses: [SyntaxNode], index: TypeIndex
  ) -> Bool {
    guard DerivedConformances.host(of: [name], type: type, index: index) != nil else { return false }
    return witnesses.isEmpty
      || !DerivedConformances.areCompiled(witnesses, wherever: type, conformsTo: name, index: index)
  }

  /// Returns whether the type declares `init(from: Decoder)` or `encode(to: Encoder)`, perhaps in some builds only.
  package static func codesItself(_ model: TypeModel, index: TypeIndex) -> Bool {
    !decoders(in: model, index: index).isEmpty || !encoders(in: model, index: index).isEmpty
  }

  /// Returns the declarations of `init(from: Decoder)` in a type.
  private static func decoders(in model: TypeModel, index: TypeIndex) -> [SyntaxNode] {
    witnesses("init(from:)", of: "Decoder", model, index)
  }

  /// Returns the declarations of `encode(to: Encoder)` in a type.
  private static func encoders(in model: TypeModel, index: TypeIndex) -> [SyntaxNode] {
    witnesses("encode(to:)", of: "Encoder", model, index)
  }

  /// Returns the functions of a type with this name and these labels that take the coder. Another function with the same
  /// labels may take something else, such as a container.
  private static func witnesses(
    _ reference: String, of coder: String, _ model: TypeModel, _ index: TypeIndex
  ) -> [SyntaxNode] {
    model.members.filter { member in
      guard let function = FunctionDecl(member.node), reference.hasPrefix(function.name),
        function.reference == reference, !function.effects.isAsync, !function.isFailable,
        function.returnsNothing, member.owner.whereClause == nil || member.owner.declaresConformance,
        let type = function.parameters.first?.type, type.token(.inout) == nil
      else { return false }
      let written = TypeRef(type).bare
      // A generic coder would have to conform to the protocol, which `any Encoder` does not.
      if case .some = written { return false }
      let taken = if case .any(let bound) = written { bound } else { written }
      let name = taken.dottedName.map(TypeDecl.lastName) ?? ""
      let isAny = function.genericNames.contains(name) && !function.isConstrained(name)
      return name == coder || isAny || mayBeAlias(name, of: coder, from: model.scope, index)
    }.map(\.node)
  }

  /// Returns whether a name is that of an alias of a coder, as far as it is known what the alias means.
  private static func mayBeAlias(_ name: String, of coder: String, from scope: Scope, _ index: TypeIndex)
    -> Bool
  {
    guard index.aliases.contains(name) else { return false }
    let meaning = index.unaliased(.named(name), from: scope)
    guard meaning != .named(name) else { return true }
    let written = meaning.parts.first ?? meaning
    return [meaning, written].contains { $0.lookupName.map(TypeDecl.lastName) == coder }
  }

  /// Returns the `CodingKeys` that a type declares, or `nil` if it declares none. They must be among its members:
  /// another declaration of the type, in another `#if` clause, has keys with the same path.
  package static func ownKeys(of type: TypeID, index: TypeIndex) -> TypeModel? {
    index.resolve(keysName, in: index.types[type].scope).map { index.types[$0] }.first { keys in
      keys.kind == .enum
        && index.types[type].members.contains { $0.node == keys.decl.node }
    }
  }

  /// Returns whether the keys are in an extension of a type with several declarations, each of which would have to
  /// change them.
  private static func areShared(_ type: TypeID, index: TypeIndex) -> Bool {
    guard let keys = ownKeys(of: type, index: index), index.resolve(in: index.types[type].scope).count > 1
    else {
      return false
    }
    return index.types[type].members.contains { member in
      member.isInExtension && member.node == keys.decl.node
        && index.types(extendedBy: member.node, path: member.owner.name, in: member.file).count > 1
    }
  }

  /// Returns the names of an enum's cases.
  package static func cases(of keys: TypeModel) -> [String] {
    keys.members.filter { $0.node.kind == .enumCaseDecl }.flatMap(\.declaredNames)
  }
}

extension TypeDecl {
  /// Whether the declaration names types from which it inherits.
  fileprivate var declaresConformance: Bool { !inheritedTypes.isEmpty }
}

extension FunctionDecl {
  /// Whether no result is written, or that of nothing.
  fileprivate var returnsNothing: Bool {
    returnType.map { TypeRef($0).isVoid } ?? true
  }

  /// Whether something is required of a generic parameter.
  fileprivate func isConstrained(_ name: String) -> Bool {
    genericParameters.compactMap { GenericParameter($0) }.contains {
      $0.unquotedName == name && $0.constraint != nil
    }
      || GenericRequirement.all(in: whereClause).contains { $0.types?.0.rootName == name }
  }
}

extension TypeIndex {
  /// Returns whether values of a type are certainly neither encoded nor decoded.
  ///
  /// - Parameter depth: The number of types around it; an alias may lead back to itself.
  fileprivate func isNeverCoded(_ type: TypeRef, from scope: Scope, depth: Int = 0) -> Bool {
    let type = unaliased(type, from: scope)
    switch type {
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part), .dictionary(_, let part):
      return depth < TypeAliases.depthLimit && isNeverCoded(part, from: scope, depth: depth + 1)
    case .tuple, .function, .composition, .any, .metatype, .protocolMetatype: return true
    case .named: break
    default: return false
    }
    guard let path = type.dottedName, !isGenericParameter(path, in: scope) else { return false }
    let found = resolve(path, from: scope)
    if found.isEmpty { return prelude.types(named: path).contains(where: \.isNeverCoded) }
    return found.allSatisfy { type in
      types[type].kind == .protocol
        || !facts(of: type).hasUnknownAncestors
          && !isCoded(type)
    }
  }
}

extension KnownType {
  /// Whether the type is a protocol, or a class on the main actor that is not declared `Codable`. Such classes, as
  /// those of views, are not coded in practice.
  fileprivate var isNeverCoded: Bool {
    model.kind == .protocol
      || model.kind == .class && isIsolated && conformances.isDisjoint(with: DerivedCoding.protocols)
  }
}
