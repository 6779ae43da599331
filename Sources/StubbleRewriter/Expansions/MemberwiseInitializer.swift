import StubbleSemantics
import StubbleSyntax

/// The initialisers that a struct has of itself, written out as they were: the closures would be parameters of
/// the compiler's own, seen by `S.init` as a function, by protocols and by the access level.
struct MemberwiseInitializer: Sendable {
  /// The declarations, storage names left open.
  private let parameters: [Parameter]
  private let access: String
  /// `nonisolated ` where the main actor is the default, but nothing that the initialiser does needs it.
  private let isolation: String
  /// Every property has an initial value, so there is `init()` as well.
  private let hasDefault: Bool

  private struct Parameter: Sendable {
    let name: String
    let reference: String
    let type: TypeRef
    let defaultValue: String?
    /// The default value is made on the main actor only.
    let isOnMainActor: Bool
    let isLazy: Bool
    /// What is before uses of the property.
    let mark: String

    /// The name in the body, where that of a property `self` would hide the value.
    var internalName: String { name == "self" ? "newSelf" : reference }
    /// The label, and the name if it is another.
    var names: String { internalName == reference ? reference : "\(reference) \(internalName)" }
  }

  /// Why the initialisers cannot be written out faithfully.
  struct Obstacle: Error {
    /// The property of which that is so, if it is one.
    var property: String?
    /// Its initial value would be made twice.
    var isInValue = false
  }

  /// - Parameter nonisolatedNames: properties whose storage may be assigned anywhere.
  init(of type: TypeID, nonisolatedNames: Set<String>, index: TypeIndex) throws(Obstacle) {
    let model = index.types[type]
    guard let isolation = index.memberwiseIsolation(of: type, nonisolatedNames: nonisolatedNames),
      index.facts[type].initAccessedNames.isEmpty
    else {
      throw Obstacle()
    }
    let properties = StoredMember.all(of: model, index: index)
    let other = properties.first {
      !$0.member.clauses.isEmpty || $0.isWrapped || $0.isBuilt || $0.isIsolated || $0.name == nil
    }
    if let other { throw Obstacle(property: other.name) }
    var parameters: [Parameter] = []
    var repeated = RepeatedValues(index: index)
    for property in properties where !property.isInitializedConstant {
      if let value = property.binding.initializer?.content, !property.isLazy {
        // It is written twice: as the property's own and as the parameter's default, which must fit on a line.
        guard value.fitsOnOneLine, repeated.isHarmless(value, for: property.binding.type, in: model.scope)
        else { throw Obstacle(property: property.name, isInValue: true) }
      }
      let isOnMainActor = isolation.isOnMainActor(initialValueOf: property.name)
      guard
        let parameter = MemberwiseInitializer.parameter(
          for: property, isOnMainActor: isOnMainActor, of: type, index: index)
      else { throw Obstacle(property: property.name) }
      parameters.append(parameter)
    }
    // There are as many initialisers as there are sets of such values.
    guard parameters.count(where: \.isOnMainActor) <= 3 else { throw Obstacle() }
    self.parameters = parameters
    self.isolation = isolation.modifier
    hasDefault = parameters.allSatisfy { $0.defaultValue != nil }
    access = MemberwiseInitializer.access(of: properties)
  }

  /// Whether a struct relies on the compiler's initialisers.
  static func isImplicit(in model: TypeModel) -> Bool {
    model.kind == .struct && model.initializers.allSatisfy(\.isInExtension)
  }

  private static func access(of properties: [StoredMember]) -> String {
    let nodes = declarations(ofParametersAmong: properties)
    if nodes.contains(where: { $0.modifier(.private) != nil }) { return "private " }
    return nodes.contains { $0.modifier(.fileprivate) != nil } ? "fileprivate " : ""
  }

  /// The levels by which the initialiser is narrowed: those of its properties, unless a wrapper is on them, and of
  /// all types in a private one.
  static func levels(of properties: [StoredMember], in model: TypeModel) -> Set<PeerAccess> {
    let nodes = declarations(ofParametersAmong: properties)
    if nodes.contains(where: { $0.modifier(.private) != nil }) { return [.private, .fileprivate] }
    let isOfFile =
      model.decl.node.isOfFile || nodes.contains { $0.modifier(.fileprivate) != nil }
    return isOfFile ? [.fileprivate] : []
  }

  /// Those whose access narrows that of the initialiser: a constant with a value is no parameter.
  private static func declarations(ofParametersAmong properties: [StoredMember]) -> [SyntaxNode] {
    properties.filter { !$0.isInitializedConstant && !$0.isWrapped }.map(\.decl.node)
  }

  private static func parameter(
    for property: StoredMember, isOnMainActor: Bool, of owner: TypeID, index: TypeIndex
  ) -> Parameter? {
    let model = index.types[owner]
    guard let name = property.name, let reference = property.reference else { return nil }
    let value = property.binding.initializer?.content
    let written = property.binding.writtenType(in: property.decl)
    // A parameter cannot name an opaque type, and what is isolated and lazy cannot be set from here.
    if written?.containsOpaqueType ?? false { return nil }
    if property.isLazy, index.globalActor(on: property.decl.node, scope: model.scope) != nil { return nil }
    var defaultValue = value.map { text(ofDefault: $0, index: index) }
    let type: TypeRef
    if let written, !TypeInference(index: index, scope: model.scope).isUnbound(written) {
      let spelled = index.spelling(in: nil, ofDeclaration: true).type(written)
      type = property.isLazy ? spelled : argument(written, spelled: spelled, of: owner, index: index)
      if value == nil, !property.isLet, TypeRef(written).isNilByDefault { defaultValue = "nil" }
    } else {
      guard let inferred = inferredType(written, value, scope: model.scope, index: index) else { return nil }
      type = written == nil && !property.isLazy ? inferred.escaping : inferred
    }
    return Parameter(
      name: name, reference: reference, type: property.isLazy ? .optional(type) : type,
      defaultValue: property.isLazy ? "nil" : defaultValue, isOnMainActor: isOnMainActor,
      isLazy: property.isLazy, mark: property.mark)
  }

  /// The type that a value says, with what is written of it.
  private static func inferredType(
    _ written: SyntaxNode?, _ value: SyntaxNode?, scope: Scope, index: TypeIndex
  ) -> TypeRef? {
    let inference = TypeInference(index: index, scope: scope)
    return written.map { inference.completed($0, by: value) } ?? value.flatMap(inference.type)
  }

  /// A parameter of a function type escapes, for it is stored; an alias may mean such a type. What may not be
  /// copied is taken over.
  private static func argument(
    _ type: SyntaxNode, spelled: TypeRef, of owner: TypeID, index: TypeIndex
  ) -> TypeRef {
    if index.isFunction(type, from: index.types[owner].scope) { return spelled.modified(by: [.escaping]) }
    return index.facts[owner].isNoncopyable && !index.isKnownCopyable(type, in: owner)
      ? spelled.modified(by: [.consuming]) : spelled
  }

  /// A default value's text. A constructed type is spelled as types are.
  private static func text(ofDefault value: SyntaxNode, index: TypeIndex) -> String {
    let spelling = index.spelling(in: nil, ofDeclaration: true)
    guard value.kind == .callExpr, let callee = value.children.first,
      let type = TypeRef(expression: callee).map(spelling.spelled)
    else { return value.textOnOneLine }
    return type.description
      + value.textOnOneLine(ofTokens: callee.tokenRange.upperBound..<value.tokenRange.upperBound)
  }

  /// The declarations, with the storage of stubbed properties by their names.
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

  /// The initialiser for calls that leave out some of the properties whose initial values are made on the main actor; nil if
  /// it has no parameters. An argument is given for each other such property.
  private func declaration(without omitted: Set<String>, storage: [String: String]) -> Code? {
    let given = parameters.filter { !omitted.contains($0.name) }
    guard !given.isEmpty else { return nil }
    let list = given.map { parameter in
      let value = parameter.isOnMainActor ? nil : parameter.defaultValue
      return "\(parameter.names): \(parameter.type)" + (value.map { " = \($0)" } ?? "")
    }
    // A lazy property is set by a setter, which needs all of the value.
    let ordered = given.filter { !$0.isLazy } + given.filter(\.isLazy)
    let assignments = ordered.map { parameter -> Code in
      let name = parameter.internalName
      let assignment = "\(parameter.mark)self.\(storage[parameter.name] ?? parameter.reference) = \(name)"
      return parameter.isLazy ? .short("if let \(name)", assignment) : .line(assignment)
    }
    let head = access + (omitted.isEmpty ? isolation : "")
    return .body("\(head)init(\(list.joined(separator: ", ")))", assignments)
  }
}

extension TypeRef {
  /// A variable of the type is `nil` of itself.
  fileprivate var isNilByDefault: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension StoredMember {
  /// A constant with a value, which no initialiser sets.
  fileprivate var isInitializedConstant: Bool { isLet && binding.initializer != nil }
}

extension TypeModel {
  /// An initialiser of the struct may give it another value as a whole. If the compiler makes the memberwise initialiser,
  /// which a variable with a narrow access level would narrow, the initialisers are looked at.
  var mayAssignSelfInInitializers: Bool {
    guard kind == .struct else { return false }
    let isImplicit = MemberwiseInitializer.isImplicit(in: self)
    return initializers.contains { !isImplicit || $0.node.mentionsWholeSelf }
  }
}

extension TypeIndex {
  /// A private variable would narrow the memberwise initialiser, which cannot be written out, and a constant cannot be.
  func recordNarrowsMemberwiseInitializer(of type: TypeID) -> Bool {
    MemberwiseInitializer.isImplicit(in: types[type]) && types[type].mayAssignSelfInInitializers
      && (try? MemberwiseInitializer(of: type, nonisolatedNames: [], index: self)) == nil
  }
}

extension SyntaxNode {
  /// `self` stands somewhere without a member after it.
  fileprivate var mentionsWholeSelf: Bool {
    tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 1, tree.tokens.count - 1)].kind != .period
    }
  }
}
