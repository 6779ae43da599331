import StubbleSemantics
import StubbleSyntax

/// How one parameter appears in a closure's type, and what is passed for it.
struct ParameterForm: Sendable {
  let type: String
  let argument: String
  /// The parameter is `inout`, and the closure knows less of its type than the function.
  let isErasedInout: Bool

  init(
    of type: SyntaxNode, name: String, isVariadic: Bool, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    let specifiers = ParameterForm.specifiers(of: type)
    let inner = type.kind == .attributedType ? type.children.last { $0.kind.isType } ?? type : type
    let isInout = specifiers.contains("inout")
    let erasure = spelling.selfName.map(erasure.standing(forSelf:)) ?? erasure
    if erasure.concerns(inner) {
      let erased = try ParameterForm.erased(
        inner, name: name, isVariadic: isVariadic, erasure: erasure, spelling: spelling)
      // Where an alias stands for a function, its attributes do not fit what stands for the alias.
      let fitting = specifiers.filter { !$0.hasPrefix("@") || erased.type.hasPrefix("(") }
      self.type = (fitting + [erased.type]).joined(separator: " ")
      argument = ParameterForm.argument(erased.argument, isBorrowed: specifiers.contains("borrowing"))
      isErasedInout = isInout
      return
    }
    try ParameterForm.refuseHiddenOpaqueType(in: inner)
    if isInout, inner.containsOpaqueType {
      throw Ineligibility(
        type.range,
        "an 'inout' parameter of an opaque type cannot be passed to a closure, which knows only 'any'")
    }
    if inner.hidesOpaqueType {
      self.type = (specifiers.filter { !$0.hasPrefix("@") } + ["Any"]).joined(separator: " ")
      argument = ParameterForm.argument(name, isBorrowed: specifiers.contains("borrowing"))
      isErasedInout = false
      return
    }
    let text = spelling.text(of: inner)
    let spelled = isVariadic ? "[\(text)]" : text
    self.type = (specifiers + [spelled]).joined(separator: " ")
    let isConverted = inner.containsOpaqueType && specifiers.contains("borrowing")
    argument = ParameterForm.argument((isInout ? "&" : "") + name, isBorrowed: isConverted)
    isErasedInout = false
  }

  /// What is borrowed is copied where it becomes an existential.
  private static func argument(_ text: String, isBorrowed: Bool) -> String {
    isBorrowed ? "copy " + text : text
  }

  /// `inout`, `@escaping`, `@Sendable` and so on in their order; what a closure's parameter cannot have is left out.
  private static func specifiers(of type: SyntaxNode) -> [String] {
    guard type.kind == .attributedType else { return [] }
    let tree = type.tree
    let inner = type.children.last { $0.kind.isType }
    let end = inner?.tokenRange.lowerBound ?? type.tokenRange.upperBound
    var specifiers: [String] = []
    var index = type.tokenRange.lowerBound
    while index < end {
      if let attribute = type.attributes.first(where: { $0.tokenRange.contains(index) }) {
        let name = attribute.attributeName
        if name != "autoclosure", !name.hasPrefix("_") { specifiers.append(attribute.spelling) }
        index = attribute.tokenRange.upperBound
      } else {
        let word = specifier(at: &index, before: end, in: tree)
        if word != "_const" { specifiers.append(word) }
      }
    }
    return specifiers
  }

  /// `inout`, or `isolated(any)` with what stands in its parentheses.
  private static func specifier(at index: inout TokenIndex, before end: TokenIndex, in tree: SyntaxTree)
    -> String
  {
    var word = tree.text(ofToken: index)
    index += 1
    guard index < end, tree.tokens[index].kind == .leftParen else { return word }
    while index < end {
      word += tree.text(ofToken: index)
      index += 1
      if tree.tokens[index - 1].kind == .rightParen { break }
    }
    return word
  }

  /// `some` in a closure's parameter cannot become `any`: the closure would be given too much.
  private static func refuseHiddenOpaqueType(in type: SyntaxNode) throws(Ineligibility) {
    for node in [type] + Array(type.descendants) where node.kind == .functionType && node.containsOpaqueType {
      throw Ineligibility(node.range, "a closure that takes an opaque type cannot be passed to a stub")
    }
  }

  private static func erased(
    _ type: SyntaxNode, name: String, isVariadic: Bool, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) -> (type: String, argument: String) {
    if let existential = erasure.existential(for: type) {
      return (isVariadic ? "[\(existential)]" : existential, name)
    }
    if type.kind == .metatypeType, let base = type.children.first,
      let existential = erasure.existential(for: base)
    {
      let metatype = ParameterForm.metatype(of: existential)
      return (isVariadic ? "[\(metatype)]" : metatype, name)
    }
    if type.bareType.kind == .functionType, !isVariadic {
      return try function(type.bareType, name: name, erasure: erasure, spelling: spelling)
    }
    try erasure.checkBoxable(type)
    return ("Any", type.isOptional ? "\(name) as Any" : name)
  }

  /// The type of the types that conform: `any P.Type`.
  private static func metatype(of existential: String) -> String {
    existential.contains("&") ? "any (\(existential.dropFirst(4))).Type" : existential + ".Type"
  }

  /// A closure over generic types as one over `Any`: what the stub passes in is cast back.
  private static func function(
    _ type: SyntaxNode, name: String, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) -> (type: String, argument: String) {
    let elements = type.children(.tupleTypeElement)
    var types: [String] = []
    var arguments: [String] = []
    var isWrapped = false
    for (index, element) in elements.enumerated() {
      guard let parameter = element.content, element.token(.ellipsis) == nil else {
        throw Ineligibility(type.range, "a closure with a variadic parameter cannot be passed to a stub")
      }
      guard erasure.concerns(parameter) else {
        types.append(spelling.text(of: parameter))
        arguments.append((parameter.spelling.hasPrefix("inout ") ? "&" : "") + "$\(index)")
        continue
      }
      if parameter.kind == .attributedType || parameter.kind == .functionType {
        throw Ineligibility(
          type.range, "a closure whose parameter is generic in this way cannot be passed to a stub")
      }
      types.append(erasure.existential(for: parameter) ?? "Any")
      arguments.append("$\(index) as! \(parameter.spelling)")
      isWrapped = true
    }
    let effects = Effects(type.child(.effectSpecifiers))
    let result = type.child(.returnClause)?.content
    let resultText = result.map { erasure.concerns($0) ? "Any" : spelling.text(of: $0) } ?? "Void"
    let throwsText = effects.isThrowing ? " throws" : ""
    let spelled =
      "(\(types.joined(separator: ", ")))\(effects.isAsync ? " async" : "")\(throwsText) -> \(resultText)"
    guard isWrapped else { return (spelled, name) }
    let marks = (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
    // What is optional becomes 'Any' expressly, or the compiler warns.
    let isCoerced = result.map { erasure.concerns($0) && $0.isOptional } ?? false
    let call = "\(marks)\(name)(\(arguments.joined(separator: ", ")))"
    return (spelled, "{ \(call)\(isCoerced ? " as Any" : "") }")
  }
}

extension SyntaxNode {
  /// A `some` type stands where `any` would make another type of what is around it: as an argument of a generic type,
  /// those of the standard library that convert element by element apart, or in a tuple.
  fileprivate var hidesOpaqueType: Bool {
    let converting: Set<String> = ["Array", "Dictionary", "Optional"]
    return ([self] + Array(descendants)).contains { node in
      switch node.kind {
      case .identifierType, .memberType:
        node.containsOpaqueType && !converting.contains(TypeDecl.dottedName(node))
      case .tupleType:
        node.containsOpaqueType && node.children(.tupleTypeElement).count > 1
      default: false
      }
    }
  }
}
