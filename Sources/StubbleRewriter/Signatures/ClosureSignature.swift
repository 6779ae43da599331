import StubbleSemantics
import StubbleSyntax

/// The closure that stands for a function, accessor or subscript: its type, and how it is called.
struct ClosureSignature: Sendable {
  /// `@Sendable`, `@MainActor` and the like, in order.
  var attributes: [String] = []
  /// The types of the parameters.
  var parameters: [String] = []
  /// What is passed for each parameter.
  var arguments: [String] = []
  var isAsync = false
  /// `throws` or `throws(E)`; nil if the closure may not throw.
  var throwsClause: String?
  var result = "Void"
  /// The closure may throw where its caller may not: an error ends the program.
  var trapsErrors = false
  /// What else must hold for the closure to be consulted, as conditions after `if`.
  var conditions: [String] = []
  /// The type to which the closure's result is cast back.
  var cast: String?
  /// The result is cast by way of `Any`, which the compiler never takes for superfluous.
  private var castsAny = false
  /// The function returns nothing, or never returns.
  var returnsValue = false
  /// Indices of parameters that are closures and do not escape.
  var borrowed: Set<Int> = []
  /// Names given to parameters that have none.
  var edits: [Edit] = []
  /// The `inout` parameters of generic types, which a closure takes as what it knows of them.
  var erasedInouts: [ErasedInout] = []

  /// A variable that stands for an `inout` parameter while the closure is called.
  struct ErasedInout: Sendable {
    let parameter: String
    /// The parameter's type, to which the variable's value is cast back.
    let type: String
    let variable: String
    /// The variable's type.
    let existential: String
  }

  /// The closure's type, not optional.
  var type: String {
    let prefix = attributes.map { $0 + " " }.joined()
    return "\(prefix)(\(ClosureSignature.list(parameters)))\(effects) -> \(result)"
  }

  /// Parameters' types as a list. `(Void)` alone would be taken for none.
  static func list(_ parameters: [String]) -> String {
    parameters == ["Void"] ? "()" : parameters.joined(separator: ", ")
  }

  private var effects: String { (isAsync ? " async" : "") + (throwsClause.map { " " + $0 } ?? "") }

  /// The type of the variable that holds the closure.
  var optionalType: String { "(\(type))?" }

  /// A call of the closure, cast back if it must be.
  func call(_ name: String) -> String {
    let awaits = isAsync ? "await " : ""
    let marks = (throwsClause == nil ? "" : "try ") + awaits
    let call =
      "\(trapsErrors ? "try! " + awaits : marks)\(name)(\(arguments.joined(separator: ", ")))"
      + (cast.map { "\(castsAny ? " as Any" : "") as! \($0)" } ?? "")
    if erasedInouts.isEmpty { return call }
    let variables = erasedInouts.map {
      "var \($0.variable): \($0.existential) = \($0.parameter); "
        + "defer { \($0.parameter) = \($0.variable) as! \($0.type) }; "
    }
    return "\(marks){ ()\(effects) -> \(cast ?? result) in \(variables.joined())return \(call) }()"
  }

  /// Casts what another's closure returns, which may be of the same type under another name.
  mutating func castResult() {
    guard cast == nil, returnsValue else { return }
    cast = result
    castsAny = true
  }

  /// Has an asynchronous closure run in the actor whose function calls it, if it takes or returns what may not be
  /// sent elsewhere. What comes in as `sending` is then no more so: the actor may hold on to it.
  mutating func stayInActor(index: TypeIndex, scope: Scope) {
    let inheritance = "nonisolated(nonsending)"
    guard isAsync, !attributes.contains(inheritance),
      !parameters.contains(where: { $0.hasPrefix("isolated ") })
    else { return }
    let isSent = (parameters + [result]).allSatisfy { type in
      TypeRef(text: type).map(StandardLibrary.isSendable) ?? false
        || index.resolve(type, from: scope).contains(where: index.isSendable)
    }
    guard !isSent else { return }
    attributes.insert(inheritance, at: 0)
    parameters = parameters.map { $0.hasPrefix("sending ") ? String($0.dropFirst(8)) : $0 }
  }

  /// What `calls: true` records of one call, and its type: the single argument or a tuple. A closure that does not
  /// escape cannot be kept.
  func record(names: [String?]) -> (type: String, value: String) {
    let kept = parameters.indices.filter { !borrowed.contains($0) }
    let types = kept.map { ClosureSignature.stored(parameters[$0]) }
    let values = kept.map { index in
      let argument = arguments[index].hasPrefix("&") ? String(arguments[index].dropFirst()) : arguments[index]
      return erasedInouts.first { $0.variable == argument }?.parameter ?? argument
    }
    if kept.count == 1 { return (types[0], values[0]) }
    let elements = zip(kept, types).map { index, type in (names[index].map { "\($0): " } ?? "") + type }
    return ("(\(elements.joined(separator: ", ")))", "(\(values.joined(separator: ", ")))")
  }

  /// A parameter's type without what only a parameter may have.
  static func stored(_ type: String) -> String {
    var type = type[...]
    for specifier in [
      "inout ", "borrowing ", "consuming ", "sending ", "isolated ", "__owned ", "__shared ", "@escaping ",
    ]
    where type.hasPrefix(specifier) {
      type = type.dropFirst(specifier.count)
    }
    return String(type)
  }
}

extension ClosureSignature {
  /// The closure for a function, or with its effects replaced for an accessor of a subscript.
  init(
    of function: FunctionDecl, effects: Effects, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    result = spelling.standard("Void")
    try addParameters(of: function, erasure: erasure, spelling: spelling)
    try setEffects(effects, erasure: erasure, spelling: spelling)
    try setResult(function.returnType, erasure: erasure, spelling: spelling)
  }

  /// `async` and `throws` as a function or accessor has them. What only rethrows cannot throw of itself.
  mutating func setEffects(
    _ effects: Effects, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    isAsync = effects.isAsync
    guard effects.isThrowing else { return }
    guard let thrown = effects.thrownType else {
      throwsClause = "throws"
      return
    }
    let isNever = thrown.isNever || erasure.concerns(thrown)
    throwsClause = isNever ? nil : "throws(\(spelling.text(of: thrown)))"
  }

  /// The result's type, `Void` if there is none.
  mutating func setResult(
    _ type: SyntaxNode?, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    guard let type else { return }
    if type.containsOpaqueType || type.kind == .namedOpaqueReturnType {
      throw Ineligibility(
        type.range, "the opaque type '\(type.spelling)' hides what a stub would have to return",
        notes: ["return 'any' instead of 'some', or a concrete type"])
    }
    returnsValue = !type.isVoid && !type.isNever
    result = type.isVoid ? spelling.standard("Void") : spelling.text(of: type)
    if erasure.concerns(type) {
      try erasure.checkBoxable(type)
      result = type.spelling.hasPrefix("sending ") ? "sending Any" : "Any"
      cast = ClosureSignature.stored(spelling.withSelf.text(of: type))
    } else if spelling.selfName != nil, ClosureSignature.mentionsSelf(type) {
      cast = spelling.withSelf.text(of: type)
    }
  }

  private static func mentionsSelf(_ type: SyntaxNode) -> Bool {
    ([type] + Array(type.descendants)).contains { $0.kind == .identifierType && $0.spelling == "Self" }
  }

  private mutating func addParameters(
    of function: FunctionDecl, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    for (index, parameter) in function.parameters.enumerated() {
      guard let type = parameter.type, let nameToken = parameter.internalName else {
        throw Ineligibility(parameter.node.range, "this parameter has no name or type")
      }
      let name = nameParameter(parameter, token: nameToken, index: index, in: function)
      let form = try ParameterForm(
        of: type, name: name, isVariadic: parameter.isVariadic, erasure: erasure, spelling: spelling)
      if type.bareType.kind == .functionType, !form.type.contains("@escaping"), !parameter.isVariadic {
        borrowed.insert(index)
      }
      parameters.append(form.type)
      guard form.isErasedInout else {
        arguments.append(form.argument)
        continue
      }
      let variable = "_erased\(index)"
      let existential = ClosureSignature.stored(form.type)
      let spelled = spelling.text(of: type.children.last { $0.kind.isType } ?? type)
      erasedInouts.append(
        ErasedInout(parameter: name, type: spelled, variable: variable, existential: existential))
      arguments.append("&" + variable)
    }
  }

  /// The name by which a parameter is passed on; one without a name is given one.
  private mutating func nameParameter(
    _ parameter: Parameter, token: TokenIndex, index: Int, in function: FunctionDecl
  ) -> String {
    let tree = function.node.tree
    let kind = tree.tokens[token].kind
    guard kind == .wildcard else {
      let text = tree.text(ofToken: token)
      return kind.isReservedKeyword ? "`\(text)`" : text
    }
    var name = "p\(index)"
    while function.node.tokenRange.contains(where: { tree.text(ofToken: $0) == name }) { name += "_" }
    let range = tree.tokens[token].range
    if parameter.nameTokens.count == 1 {
      edits.append(Edit(range.upperBound..<range.upperBound, " " + name))
    } else {
      edits.append(Edit(range, name))
    }
    return name
  }
}
