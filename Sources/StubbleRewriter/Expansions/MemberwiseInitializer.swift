import StubbleSemantics
import StubbleSyntax

/// The implicit initializers of a struct, written out as they were: the memberwise one, and `init()` if every property
/// has a default value. The closures would be parameters of the one that the compiler synthesizes, and would change the
/// type of `S.init` as a function, the conformance to protocols, and the access level.
struct MemberwiseInitializer: Sendable {
  private let parameters: [Parameter]
  private let access: String
  /// `nonisolated ` if the main actor is the default isolation, but the initializer does not need it.
  private let isolation: String
  /// Whether the initializers without the parameters whose default values need the main actor are `nonisolated` as well.
  private let isolatesNone: Bool
  /// Whether every property has an initial value, so that there is `init()` as well.
  private let hasDefault: Bool

  struct Parameter: Sendable {
    let name: String
    let reference: String
    let type: TypeRef
    let defaultValue: String?
    /// Whether the default value needs the main actor.
    let isOnMainActor: Bool
    var isLazy = false
    /// `unsafe ` if uses of the property need it; otherwise empty.
    let mark: String
    /// How the parameter initializes the property wrapper; `nil` if the property has none.
    var wrapping: Wrapping?

    /// The name in the body. A parameter for a property named `self` needs another name, since it would hide the value.
    var internalName: String { name == "self" ? "newSelf" : reference }
    /// The argument label, followed by the internal name if that is different.
    var names: String { internalName == reference ? reference : "\(reference) \(internalName)" }
  }

  /// Creates the initializers of a struct.
  ///
  /// - Parameter nonisolatedNames: The names of the properties whose storage is `nonisolated`.
  /// - Throws: A `Failure` if the initializers cannot be written out as they were.
  init(of type: TypeID, nonisolatedNames: Set<String>, index: TypeIndex) throws(Failure) {
    let model = index.types[type]
    guard let isolation = index.memberwiseIsolation(of: type, nonisolatedNames: nonisolatedNames),
      index.facts(of: type).initAccessedNames.isEmpty
    else {
      throw .ofProperties
    }
    let properties = StoredMember.all(of: model, index: index)
    if let failure = properties.lazy.compactMap(Failure.init).first { throw failure }
    if let lacking = properties.first(where: { index.lacksConformance($0, of: type) }) {
      throw .conformance(lacking.name)
    }
    let (parameters, wrapped) = try MemberwiseInitializer.parameters(
      for: properties, isolation, of: type, index: index)
    // There is an initializer for each subset of the values on the main actor, so three of them already make eight.
    guard parameters.count(where: \.isOnMainActor) <= 3 else { throw .ofProperties }
    self.parameters = parameters
    self.isolation = isolation.modifier
    isolatesNone = isolation.acceptsValuesOnActor
    hasDefault = parameters.allSatisfy { $0.defaultValue != nil }
    access = MemberwiseInitializer.access(of: properties, wrapped: wrapped)
  }

  /// Returns the parameters for the properties of a type, and which of these have wrappers.
  private static func parameters(
    for properties: [StoredMember], _ isolation: MemberwiseIsolation, of type: TypeID, index: TypeIndex
  ) throws(Failure) -> (parameters: [Parameter], wrapped: Set<NodeID>) {
    var parameters: [Parameter] = []
    var repeated = RepeatedValues(index: index)
    var wrapped: Set<NodeID> = []
    for property in properties where !property.isInitializedConstant {
      let isOnMainActor = isolation.isOnMainActor(initialValueOf: property.name)
      if property.isWrapped {
        guard let found = index.wrappedParameter(of: property, in: type) else {
          throw .wrapped(property.name)
        }
        if found.isOmitted { continue }
        wrapped.insert(property.binding.node.id)
        parameters.append(
          try parameter(
            for: property, found, isOnMainActor: isOnMainActor, of: type, repeated: &repeated, index: index))
      } else {
        try checkValue(of: property, in: index.types[type].scope, &repeated)
        let made = parameter(for: property, isOnMainActor: isOnMainActor, of: type, index: index)
        guard let made else { throw .type(property.name) }
        parameters.append(made)
      }
    }
    return (parameters, wrapped)
  }

  /// Throws if the initial value of a property cannot be the default of a parameter as well, which must fit on one line.
  private static func checkValue(
    of property: StoredMember, in scope: Scope, _ repeated: inout RepeatedValues
  ) throws(Failure) {
    guard let value = property.binding.initializer?.content, !property.isLazy else { return }
    guard value.fitsOnOneLine else { throw .longValue(property.name) }
    guard repeated.isRepeatable(value, for: property.binding.type, in: scope) else {
      throw .repeatedValue(property.name)
    }
  }

  /// Whether a struct has the initializers that the compiler synthesizes.
  static func isImplicit(in model: TypeModel) -> Bool {
    model.kind == .struct && model.initializers.allSatisfy(\.isInExtension)
  }

  /// Returns the access level of the memberwise initializer, with a space after it; empty if it is internal.
  ///
  /// - Parameter wrapped: The properties with wrappers that the initializer sets.
  private static func access(of properties: [StoredMember], wrapped: Set<NodeID>) -> String {
    let nodes =
      declarations(ofParametersAmong: properties)
      + properties.filter { wrapped.contains($0.binding.node.id) }.map(\.decl.node)
    if nodes.contains(where: { $0.modifier(.private) != nil }) { return "private " }
    return nodes.contains { $0.modifier(.fileprivate) != nil } ? "fileprivate " : ""
  }

  /// Returns the access levels that narrow the memberwise initializer: those of the properties without a wrapper, and
  /// that of the type itself.
  static func levels(of properties: [StoredMember], in model: TypeModel) -> Set<AccessLevel> {
    let nodes = declarations(ofParametersAmong: properties)
    if nodes.contains(where: { $0.modifier(.private) != nil }) { return [.private, .fileprivate] }
    let isPrivateToFile =
      model.decl.node.isPrivateToFile || nodes.contains { $0.modifier(.fileprivate) != nil }
    return isPrivateToFile ? [.fileprivate] : []
  }

  /// Returns the declarations whose access levels narrow that of the initializer: those of its parameters. A constant
  /// with an initial value is not a parameter.
  private static func declarations(ofParametersAmong properties: [StoredMember]) -> [SyntaxNode] {
    properties.filter { !$0.isInitializedConstant && !$0.isWrapped }.map(\.decl.node)
  }

  /// Returns the parameter for a property, or `nil` if it cannot be written.
  private static func parameter(
    for property: StoredMember, isOnMainActor: Bool, of owner: TypeID, index: TypeIndex
  ) -> Parameter? {
    let model = index.types[owner]
    guard let name = property.name, let reference = property.reference else { return nil }
    let value = property.binding.initializer?.content
    let written = property.binding.writtenType
    // A parameter cannot have the opaque type of a property, and an isolated lazy property cannot be set from here.
    if written?.containsOpaqueType ?? false { return nil }
    if let written, index.isFunctionInSomeBuilds(TypeRef(written), from: model.scope) { return nil }
    if property.isLazy, index.globalActor(on: property.decl.node, scope: model.scope) != nil { return nil }
    var defaultValue = value.map { text(ofDefault: $0, index: index) }
    let type: TypeRef
    if let written, !TypeInference(index: index, scope: model.scope).isUnbound(written) {
      // In the parameter of a lazy property, `T!` would be a part of an optional.
      let spelled = index.spelling(in: owner, ofDeclaration: !property.isLazy).type(written)
      type = property.isLazy ? spelled : argument(written, spelled: spelled, of: owner, index: index)
      if value == nil, !property.isLet { defaultValue = TypeRef(written).implicitValue }
    } else {
      guard let inferred = inferredType(of: property, written, scope: model.scope, index: index) else {
        return nil
      }
      type = property.isLazy ? inferred : index.escaping(inferred, from: model.scope)
    }
    return Parameter(
      name: name, reference: reference, type: property.isLazy ? .optional(type) : type,
      defaultValue: property.isLazy ? "nil" : defaultValue, isOnMainActor: isOnMainActor,
      isLazy: property.isLazy, mark: property.mark)
  }

  /// Returns the type that is inferred from the initial value of a property, completing a type that is written without
  /// its generic arguments.
  private static func inferredType(
    of property: StoredMember, _ written: SyntaxNode?, scope: Scope, index: TypeIndex
  ) -> TypeRef? {
    let inference = TypeInference(index: index, scope: scope)
    return written.map { inference.completed($0, by: property.binding.initializer?.content) }
      ?? inference.type(ofVariable: property.binding, in: property.decl)
  }

  /// Returns the type of a parameter. A function, perhaps by an alias, is `@escaping`, because it is stored. A value
  /// that may not be copyable is `consuming`.
  private static func argument(
    _ type: SyntaxNode, spelled: TypeRef, of owner: TypeID, index: TypeIndex
  ) -> TypeRef {
    if index.isFunction(type, from: index.types[owner].scope) { return spelled.modified(by: [.escaping]) }
    return index.facts(of: owner).isNoncopyable && !index.isKnownCopyable(type, in: owner)
      ? spelled.modified(by: [.consuming]) : spelled
  }

  /// Returns the text of a default value. If it is a call of an initializer, the type is spelled as other types are.
  static func text(ofDefault value: SyntaxNode, index: TypeIndex) -> String {
    let spelling = index.spelling(ofDeclaration: true)
    guard value.kind == .callExpr, let callee = value.children.first,
      let type = TypeRef(expression: callee).map(spelling.spelled)
    else { return value.textOnOneLine }
    return type.description
      + value.textOnOneLine(ofTokens: callee.tokenRange.upperBound..<value.tokenRange.upperBound)
  }

  /// Returns the declarations of the initializers.
  ///
  /// - Parameter storage: The names of the storage of stubbed properties, by the names of the properties.
  func peers(storage: [String: String]) -> [Code] {
    var omissions: [Set<String>] = [[]]
    for parameter in parameters where parameter.isOnMainActor {
      omissions += omissions.map { $0.union([parameter.name]) }
    }
    var peers = omissions.compactMap { declaration(without: $0, storage: storage) }
    if hasDefault || parameters.isEmpty {
      peers.append(.block("\(omissions.count == 1 ? isolation : "")init()", []))
    }
    return peers
  }

  /// Returns the initializer for calls that omit the arguments of some properties, whose initial values need the main
  /// actor, or `nil` if it has no parameters left. Properties of this kind that are not omitted have no default value.
  private func declaration(without omitted: Set<String>, storage: [String: String]) -> Code? {
    let given = parameters.filter { !omitted.contains($0.name) }
    guard !given.isEmpty else { return nil }
    let list = given.map { parameter in
      let value = parameter.isOnMainActor ? nil : parameter.defaultValue
      return "\(parameter.names): \(parameter.type)" + (value.map { " = \($0)" } ?? "")
    }
    // A lazy property is set by its setter, for which all stored properties must be initialized.
    let ordered = given.filter { !$0.isLazy } + given.filter(\.isLazy)
    let assignments = ordered.map { parameter -> Code in
      let name = parameter.internalName
      if let wrapping = parameter.wrapping {
        let wrapper = Namer.storage(of: storage[parameter.name] ?? parameter.name)
        return .line("\(parameter.mark)self.\(wrapper) = \(wrapping.value(of: name))")
      }
      let assignment = "\(parameter.mark)self.\(storage[parameter.name] ?? parameter.reference) = \(name)"
      return parameter.isLazy ? .short("if let \(name)", assignment) : .line(assignment)
    }
    let head = access + (omitted.isEmpty || isolatesNone ? isolation : "")
    return .body("\(head)init(\(list.joined(separator: ", ")))", assignments)
  }
}

extension StoredMember {
  /// Whether the property is a constant with an initial value, which no initializer sets.
  fileprivate var isInitializedConstant: Bool { isLet && binding.initializer != nil }
}

extension TypeModel {
  /// Whether an initializer of the struct may assign `self`. If the memberwise initializer is synthesized, the bodies
  /// of the others are searched for that, because the answer may narrow its access level.
  var mayAssignSelfInInitializers: Bool {
    guard kind == .struct else { return false }
    let isImplicit = MemberwiseInitializer.isImplicit(in: self)
    return initializers.contains { !isImplicit || $0.node.mentionsWholeSelf }
  }
}

extension TypeIndex {
  /// Whether the storage of a record of calls would make the memberwise initializer private: it must be a variable,
  /// because an initializer may assign `self`, and the memberwise initializer cannot be written out.
  func recordNarrowsMemberwiseInitializer(of type: TypeID) -> Bool {
    MemberwiseInitializer.isImplicit(in: types[type]) && types[type].mayAssignSelfInInitializers
      && (try? MemberwiseInitializer(of: type, nonisolatedNames: [], index: self)) == nil
  }
}

extension SyntaxNode {
  /// Whether `self` appears without a member after it.
  fileprivate var mentionsWholeSelf: Bool {
    tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 1, tree.tokens.count - 1)].kind != .period
    }
  }
}
