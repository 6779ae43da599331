import StubbleSemantics
import StubbleSyntax

/// Reads the signature of a function, initialiser or subscript that a protocol asks for.
struct SignatureReader {
  let function: FunctionDecl
  let index: TypeIndex
  private var spelling: RequirementSpelling

  init(function: FunctionDecl, index: TypeIndex, spelling: RequirementSpelling) {
    self.function = function
    self.index = index
    self.spelling = spelling
    self.spelling.generics = Set(
      function.genericParameters.compactMap { parameter in
        let tokens = parameter.tree.tokens
        return parameter.ownTokens.first { tokens[$0].kind.isIdentifierLike && tokens[$0].kind != .each }
          .map(parameter.tree.name(ofToken:))
      })
  }

  func read() throws(Ineligibility) -> RequiredFunction {
    let erasure = try GenericErasure(
      of: FunctionSignature(function), isProtocol: { _ in false }, isClass: { _ in false })
    var result = RequiredFunction(name: function.name, parameters: [], node: function)
    if function.node.kind == .initializerDecl { result.failability = failability }
    if function.isOperator {
      result.fixity = [.prefix, .postfix].first { function.node.modifier($0) != nil }.map { "\($0) " } ?? ""
    }
    result.genericClause =
      function.node.child(.genericParameterClause).map { "<\(generics(of: $0))>" } ?? ""
    result.whereClause = whereClause
    var names: Set<String> = []
    for (position, parameter) in function.parameters.enumerated() {
      let read = try self.parameter(parameter, position, taken: names, erasure: erasure)
      names.insert(read.name)
      result.parameters.append(read)
    }
    try readResult(into: &result)
    readEffects(into: &result)
    return result
  }

  /// The mark behind `init`.
  private var failability: String {
    guard let keyword = function.node.token(.`init`) else { return "" }
    let mark = function.node.tree.text(ofToken: keyword + 1).prefix(1)
    return mark == "?" || mark == "!" ? String(mark) : ""
  }

  private func generics(of clause: SyntaxNode) -> String {
    clause.children(.genericParameter).map { parameter in
      let bound = parameter.children.last { $0.kind.isType }
      let name = parameter.ownTokens.first { parameter.tree.tokens[$0].kind.isIdentifierLike }
      let text = name.map(parameter.tree.text(ofToken:)) ?? ""
      return bound.map { "\(text): \(spelling.declared($0))" } ?? text
    }.joined(separator: ", ")
  }

  private var whereClause: String {
    guard let clause = function.whereClause else { return "" }
    let requirements = clause.children(.genericRequirement).map { requirement -> String in
      let types = requirement.children.filter { $0.kind.isType }
      guard types.count == 2 else { return requirement.spelling }
      let sign = requirement.token(.colon) != nil ? ": " : " == "
      return spelling.declared(types[0]) + sign + spelling.declared(types[1])
    }
    return " where " + requirements.joined(separator: ", ")
  }

  private func readResult(into result: inout RequiredFunction) throws(Ineligibility) {
    guard let type = function.returnType else { return }
    if type.containsOpaqueType || type.kind == .namedOpaqueReturnType {
      throw Ineligibility(type.range, "its result is an opaque type")
    }
    if Self.isNoncopyable(type, spelling) {
      throw Ineligibility(type.range, "its result cannot be copied, so that no variable can hold it")
    }
    result.result = RequiredType(type, spelling)
  }

  private func readEffects(into result: inout RequiredFunction) {
    let effects = function.effects
    result.isAsync = effects.isAsync
    result.isRethrowing = effects.isRethrowing
    result.isNonsending =
      function.node.modifier(.nonisolated, detailed: true)?.spelling.hasSuffix("(nonsending)") ?? false
    guard effects.isThrowing, effects.thrownType?.isNever != true else { return }
    guard let type = effects.thrownType else {
      result.throwsClause = "throws"
      result.errorType = spelling.anyError
      return
    }
    let text = spelling.declared(type)
    result.throwsClause = "throws(\(text))"
    if spelling.concernsGenerics(type) { result.errorCast = text } else { result.errorType = text }
  }

  // MARK: Parameters

  private func parameter(
    _ parameter: Parameter, _ position: Int, taken: Set<String>, erasure: GenericErasure
  ) throws(Ineligibility) -> RequiredParameter {
    guard let type = parameter.type, let token = parameter.internalName else {
      throw Ineligibility(parameter.node.range, "a parameter has no name or type")
    }
    let tree = function.node.tree
    var name = tree.name(ofToken: token)
    if name == "_" { name = "p\(position)" }
    if name == "self" { name = "self_" }
    while taken.contains(name) { name += "_" }
    var read = RequiredParameter(
      label: parameter.label(inSubscript: function.node.kind == .subscriptDecl), name: name,
      type: RequiredType(type, spelling), closureType: "", argument: "")
    if function.node.kind != .subscriptDecl, read.label == nil { read.label = "_" }
    read.isVariadic = parameter.isVariadic
    try form(&read, type: type, erasure: erasure)
    return read
  }

  /// How the parameter appears in a closure's type, and what is passed.
  private func form(
    _ read: inout RequiredParameter, type: SyntaxNode, erasure: GenericErasure
  ) throws(Ineligibility) {
    let specifiers = Self.specifiers(of: type)
    let attributes = type.kind == .attributedType ? type.attributes.map(\.attributeName) : []
    let name = Namer.escaped(read.name)
    read.isOwned = specifiers.contains("borrowing") || specifiers.contains("consuming")
    if Self.isNoncopyable(type, spelling) { (read.isRecordable, read.isOwned) = (false, false) }
    if read.isVariadic {
      (read.closureType, read.argument) = ("[\(read.type.stored)]", name)
      return
    }
    let bare = type.bareType
    let isClosure = index.isFunction(bare, from: spelling.scope)
    if isClosure, !attributes.contains("escaping") { read.isRecordable = false }
    if spelling.concernsGenerics(type) {
      return try formGeneric(&read, type: type, isClosure: isClosure, specifiers, erasure)
    }
    let kept = specifiers.filter { $0 != "sending" && $0 != "_const" }
    let words = kept + (type.kind == .attributedType ? type.attributes.map(\.spelling) : [])
    let inner = type.kind == .attributedType ? type.children.last { $0.kind.isType } ?? type : type
    read.closureType = (words + [spelling.closureParameter(inner)]).joined(separator: " ")
    read.argument = (specifiers.contains("inout") ? "&" : "") + name
    guard attributes.contains("autoclosure") else { return }
    read.argument = Self.call(of: name, bare)
    let effects = Effects(bare.child(.effectSpecifiers))
    if !read.isRecordable, !effects.isAsync, !effects.isThrowing {
      read.evaluatedType = bare.child(.returnClause)?.content.map(spelling.stored)
    }
  }

  private func formGeneric(
    _ read: inout RequiredParameter, type: SyntaxNode, isClosure: Bool, _ specifiers: [String],
    _ erasure: GenericErasure
  ) throws(Ineligibility) {
    let name = Namer.escaped(read.name)
    if specifiers.contains("inout") {
      let inner = type.children.last { $0.kind.isType } ?? type
      read.inoutCast = spelling.declared(inner)
      (read.closureType, read.argument) = ("inout \(read.type.stored)", "&\(read.name)Erased")
      return
    }
    if isClosure, !read.isRecordable {
      let form = try ParameterForm(
        of: TypeRef(type.bareType), at: type.range, name: name, erasure: erasure,
        spelling: TypeSpelling(selfName: spelling.selfName))
      (read.closureType, read.argument) = (form.type.description, form.argument)
      return
    }
    read.closureType = read.type.stored
    read.argument = read.type.stored == "Any" && read.type.isOptional ? "\(name) as Any" : name
  }

  /// The value of an autoclosure.
  private static func call(of name: String, _ type: SyntaxNode) -> String {
    let effects = Effects(type.child(.effectSpecifiers))
    return (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "") + name + "()"
  }

  /// `inout`, `borrowing` and the like.
  private static func specifiers(of type: SyntaxNode) -> [String] {
    guard type.kind == .attributedType else { return [] }
    return type.ownTokens.map { type.tree.text(ofToken: $0) }
  }

  /// The type is declared in view as one that cannot be copied.
  static func isNoncopyable(_ type: SyntaxNode, _ spelling: RequirementSpelling) -> Bool {
    let bare = type.bareType
    guard bare.kind == .identifierType || bare.kind == .memberType else { return false }
    let name = TypeDecl.dottedName(bare)
    let declared = spelling.index.resolve(name, from: spelling.scope)
    if declared.isEmpty { return KnownProtocols.noncopyableTypes.contains(name) }
    return declared.contains { found in
      spelling.index.types[found].decl.inheritedTypes.contains { $0.spelling == "~Copyable" }
    }
  }
}

extension RequiredType {
  init(_ type: SyntaxNode, _ spelling: RequirementSpelling) {
    let bare = RequirementSpelling.withoutSpecifiers(type)
    declared = spelling.declared(type)
    stored = spelling.stored(type)
    isErased = spelling.concernsGenerics(type)
    isOptional = bare.isOptional && stored.hasSuffix("?") || stored.hasPrefix("Optional<")
    isImplicitlyUnwrapped = bare.kind == .implicitlyUnwrappedOptionalType
    isVoid = type.isVoid
    needsParentheses = stored != "Any" && TypeSpelling.needsParentheses(bare)
  }
}

extension RequirementSpelling {
  /// The type as a parameter of a closure that a variable holds.
  func closureParameter(_ type: SyntaxNode) -> String {
    type.kind == .implicitlyUnwrappedOptionalType || type.containsOpaqueType ? stored(type) : declared(type)
  }
}
