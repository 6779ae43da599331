package import StubbleSyntax

/// Values whose types the standard library and the systems' headers tell.
extension TypeInference {
  /// Numbers that operators join, or texts: the one type of all but literals, which take on that of the others.
  package func arithmetic(_ parts: [SyntaxNode]) -> TypeRef? {
    let operators = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard parts.count % 2 == 1, operators.allSatisfy({ $0.kind == .binaryOperatorExpr }) else { return nil }
    let names = Set(operators.map(\.spelling))
    // An operator may mean something of the project's own.
    guard names.isSubset(of: StandardLibrary.arithmeticOperators), names.allSatisfy(isUndeclared) else {
      return nil
    }
    return joined(parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)).flatMap { type in
      StandardLibrary.operators(of: type).isSuperset(of: names) ? type : nil
    }
  }

  package func joined(_ operands: [SyntaxNode]) -> TypeRef? {
    let typed = operands.filter { !isNumberLiteral($0) }
    let types = Set((typed.isEmpty ? operands : typed).map(type(of:)))
    if types == [.int, .double], typed.isEmpty { return .double }
    guard types.count == 1, let type = types.first ?? nil else { return nil }
    let isFractional = operands.contains { isNumberLiteral($0) && self.type(of: $0) == .double }
    return isFractional && !StandardLibrary.fractions.contains(type.simpleName ?? "") ? nil : type
  }

  package func isUndeclared(_ name: String) -> Bool {
    index.globals[name].isEmpty && index.namedMembers.foreign(name).isEmpty
      && !index.namedMembers.owners(of: name).contains { index.types[$0].kind == .protocol }
  }

  /// The result of a member in view, or of a function that everybody knows. By its name alone a function may be one of
  /// several, of which another module has some.
  package func named(call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    if callee.kind == .memberAccessExpr { return random(callee) ?? member(callee, isCalled: true) }
    guard callee.kind == .identifierExpr else { return nil }
    let arguments = call.children(.argument)
    guard ["max", "min"].contains(callee.spelling), arguments.count == 2, !scope.isLocal,
      arguments.allSatisfy({ $0.token(.colon) == nil }), isUndeclared(callee.spelling),
      declarations(of: callee.spelling, seenFrom: callee.tree).isEmpty
    else { return nil }
    return joined(arguments.compactMap(\.content)).flatMap {
      StandardLibrary.operators(of: $0).contains("-") ? $0 : nil
    }
  }

  /// `Int.random(in: …)` and the like.
  private func random(_ callee: SyntaxNode) -> TypeRef? {
    guard let type = callee.children.first?.spelling, callee.spelling == type + ".random" else { return nil }
    let isKnown =
      StandardLibrary.integers.contains(type) || StandardLibrary.fractions.contains(type) || type == "Bool"
    return isKnown && isUnhidden(type) && isUndeclared("random") ? .named(type) : nil
  }

  /// `Set(x)` and the like of a collection whose elements are told.
  package func collection(_ call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    let arguments = call.children(.argument)
    guard callee.kind == .identifierExpr, arguments.count == 1, arguments[0].token(.colon) == nil,
      isUnhidden(callee.spelling), !hasOwnInitializer(callee.spelling),
      let argument = arguments[0].content.flatMap(type(of:))
    else { return nil }
    let ofSet = argument.lookupName == "Set" ? argument.arguments.first : nil
    guard let element = argument.element ?? ofSet else { return nil }
    switch callee.spelling {
    case "Array": return .array(element)
    case "ArraySlice", "ContiguousArray", "Set": return .named(callee.spelling, element)
    default: return nil
    }
  }

  /// Some extension in view makes a collection of a value without a label.
  private func hasOwnInitializer(_ name: String) -> Bool {
    [name, "Collection", "RangeReplaceableCollection", "Sequence", "SetAlgebra"].contains { owner in
      index.namedMembers.initializers(of: owner).contains { member in
        FunctionDecl(member.node)?.parameters.first.map { $0.label() == nil } == true
      }
    }
  }

  /// `in_addr(…)` with or without a module in front, and `name_t()`: the headers' names for types end so.
  package func systemStruct(_ call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    var name = callee.spelling
    if callee.kind == .memberAccessExpr, let module = callee.children.first?.spelling,
      SystemNames.modules.contains(module), index.resolve(module, from: scope).isEmpty
    {
      name = String(name.dropFirst(module.count + 1))
    } else {
      guard callee.kind == .identifierExpr, !scope.isLocal,
        declarations(of: name, seenFrom: callee.tree).isEmpty
      else { return nil }
    }
    guard index.resolve(name, from: scope).isEmpty, index.aliases.all(named: name).isEmpty,
      index.namedMembers.initializers(of: name).isEmpty
    else { return nil }
    let hasArguments = call.child(.argument) != nil || call.child(.closureExpr) != nil
    let isType = SystemNames.structs.contains(name) || name.hasSuffix("_t") && !hasArguments
    return isType ? TypeRef(path: callee.spelling) : nil
  }

  /// Constants of the systems' headers, alone, with `|` between them, or the numbers behind them.
  package func isSystemInteger(_ expression: SyntaxNode) -> Bool {
    switch expression.kind {
    case .identifierExpr:
      return SystemNames.integers.contains(expression.spelling) && !scope.isLocal
        && declarations(of: expression.spelling, seenFrom: expression.tree).isEmpty
    case .memberAccessExpr:
      return expression.spelling.hasSuffix(".rawValue")
        && expression.children.first.map(isSystemInteger) == true
    case .sequenceExpr:
      let parts = Array(expression.children)
      return parts.enumerated().allSatisfy { place, part in
        place % 2 == 0
          ? isSystemInteger(part)
          : part.kind == .binaryOperatorExpr && part.spelling == "|" && isUndeclared("|")
      }
    default: return false
    }
  }
}

extension StandardLibrary {
  package static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  package static let fractions: Set<String> = ["Double", "Float"]

  package static func isNumber(_ type: String) -> Bool {
    integers.contains(type) || fractions.contains(type) || type == "CGFloat" || type == "TimeInterval"
  }

  package static let arithmeticOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
  ]

  /// The operators that make a value of the same type from two of a type.
  package static func operators(of type: TypeRef) -> Set<String> {
    let type = type.simpleName ?? ""
    if integers.contains(type) { return arithmeticOperators }
    if fractions.contains(type) { return ["+", "-", "*", "/"] }
    return type == "String" ? ["+"] : []
  }

  /// The type of what a type of the standard library has for all.
  package static func staticType(of name: String, in type: TypeRef) -> String? {
    guard type.arguments.isEmpty else {
      guard type.lookupName == "MemoryLayout" else { return nil }
      return ["alignment", "size", "stride"].contains(name) ? "Int" : nil
    }
    let type = type.simpleName ?? ""
    if integers.contains(type), ["bitWidth"].contains(name) { return "Int" }
    if integers.contains(type), ["max", "min", "zero"].contains(name) { return type }
    let constants: Set<String> = ["greatestFiniteMagnitude", "infinity", "nan", "pi", "ulpOfOne", "zero"]
    return fractions.contains(type) && constants.contains(name) ? type : nil
  }

  /// The name is that of a type whose extensions are not seen by dictionaries.
  package static func isOtherThanDictionary(_ name: String) -> Bool {
    name != "Dictionary" && (sendableTypes.contains(name) || genericTypes.contains(name))
  }

  /// The types of what every collection tells of itself.
  package static let collectionProperties: [String: String] = ["count": "Int", "isEmpty": "Bool"]
}
