import StubbleSyntax

@testable import StubbleSemantics

/// A program that uses each declaration of a module of the prelude, one claim on each line.
struct Claims {
  /// Lines that the compiler must accept.
  private(set) var lines: [String] = []
  /// Lines each of which it must not accept.
  private(set) var negations: [String] = []
  /// Lines that use values of the types; those that the compiler must warn of, where memory safety is strict, end with
  /// `unsafeMark`.
  private(set) var uses: [String] = []

  private let index: TypeIndex
  private let module: String
  private var count = 0

  init(of module: KnownModule) {
    index = module.index
    self.module = module.name
    addAll(in: module.tree.root)
  }

  static let unsafeMark = "// unsafe"

  /// The compiler warns of this line where it compiles what follows up to the next directive.
  static let marker = "#warning(\"compiled\")"

  /// What the lines use.
  static let preamble = [
    "struct Box<Value: ~Copyable> { init(_ value: borrowing Value) {}; init() {} }",
    "func same<A: ~Copyable>(_: Box<A>, _: Box<A>.Type) {}",
    "func needsCopyable<T: ~Escapable>(_: T.Type) {}",
    "func needsEscapable<T: ~Copyable>(_: T.Type) {}",
    "func needsSendable<T: Sendable & ~Copyable & ~Escapable>(_: T.Type) {}",
    "func needsSendableMetatype<T: SendableMetatype & ~Copyable & ~Escapable>(_: T.Type) {}",
    "func needsBitwiseCopyable<T: BitwiseCopyable & ~Escapable>(_: T.Type) {}",
  ]

  private mutating func name() -> String {
    count += 1
    return "claim\(count)Of\(module)"
  }

  private mutating func addAll(in block: SyntaxNode) {
    for node in block.children {
      switch node.kind {
      case .ifConfig:
        for clause in node.children(.ifConfigClause) {
          let condition = clause.children.first.map(\.spelling) ?? ""
          let directive = clause.firstTokenKind == .poundElse ? "#else" : "#if " + condition
          lines.append(directive)
          uses.append(directive)
          negations += [directive, Claims.marker]
          addAll(in: clause)
        }
        lines.append("#endif")
        uses.append("#endif")
        negations.append("#endif")
      case .typealiasDecl: addAlias(node, Owner())
      case .functionDecl: addFunction(node, Owner())
      case .variableDecl: addVariables(node, Owner())
      case .macroDecl: addMacro(node)
      default: if let decl = TypeDecl(node) { add(decl, around: nil) }
      }
    }
  }
}

// MARK: Types

/// Where members are used: inside an extension of their type, under its conditions.
private struct Owner {
  /// `extension Array where Element: Sendable`; nothing for what is global.
  var header: String?
  /// What the type is called in it.
  var subject = ""
  var isCopyable = true
  var isEscapable = true

  func wrap(_ claim: String) -> String { header.map { $0 + " { " + claim + " }" } ?? claim }
  var `static`: String { header == nil ? "" : "static " }
}

extension Claims {
  private mutating func add(_ decl: TypeDecl, around outer: String?) {
    let path = (outer.map { $0 + "." } ?? "") + decl.name
    let isProtocol = decl.node.kind == .protocolDecl
    // Of such a type the name alone is known.
    if !isProtocol, decl.node.hasAttribute("_incomplete") { return }
    let suppressed = decl.inheritedTypes.filter { $0.kind == .suppressedType }.map(\.spelling)
    var owner = Owner(
      header: "extension " + path, subject: isProtocol || extendsProtocol(decl) ? "Self" : path)
    owner.isCopyable = !suppressed.contains("~Copyable")
    owner.isEscapable = !suppressed.contains("~Escapable")
    if decl.isExtension {
      owner.header = (owner.header ?? "") + (decl.whereClause.map { " " + $0.spelling } ?? "")
      owner.isCopyable = true
    } else {
      owner.header = (owner.header ?? "") + suppressions(of: decl)
    }
    if isProtocol {
      addProtocol(decl, path, suppressed)
    } else {
      for type in decl.inheritedTypes where type.kind != .suppressedType {
        lines.append(
          owner.wrap(
            type.spelling.hasSuffix(">")
              ? "func \(name())() -> \(type.spelling) { self }"
              : "static func \(name())() { \(need(type.spelling))(\(owner.subject).self) }"))
      }
      if !decl.isExtension { addNominal(decl, path, owner, suppressed) }
    }
    if decl.node.attributes.contains(where: { $0.attributeName == "globalActor" }) {
      lines.append("@\(path) func \(name())() {}")
    }
    for member in decl.memberBlock.map({ Array($0.children) }) ?? [] {
      switch member.kind {
      case .functionDecl: addFunction(member, owner)
      case .initializerDecl where path.hasPrefix("ExpressibleBy"): addConformer(to: path, by: member)
      case .initializerDecl: addInitializer(member, owner)
      case .typealiasDecl: addAlias(member, owner)
      case .variableDecl: addVariables(member, owner)
      case .enumCaseDecl where decl.node.child(.genericParameterClause) == nil: addCases(member, owner)
      case .associatedtypeDecl:
        let associated = member.token(.associatedtype).map { member.tree.name(ofToken: $0 + 1) } ?? ""
        lines.append(owner.wrap("typealias \(name().uppercased()) = Self.\(associated)"))
      default: if let inner = TypeDecl(member) { add(inner, around: path) }
      }
    }
  }

  private mutating func addProtocol(_ decl: TypeDecl, _ path: String, _ suppressed: [String]) {
    let constraint = ([path] + suppressed).joined(separator: " & ")
    lines.append("func \(name())<T: \(constraint)>(_: T.Type) {}")
    for type in decl.inheritedTypes where type.kind != .suppressedType {
      lines.append("func \(name())<T: \(constraint)>(_: T.Type) { \(need(type.spelling))(T.self) }")
    }
    guard suppressed.isEmpty, !isKnown("Sendable", path), path != "Copyable", path != "Escapable" else {
      return
    }
    negations.append("func \(name())<T: \(constraint)>(_: T.Type) { needsSendable(T.self) }")
  }

  /// That the type can be named with its generic parameters and their constraints, each of which is needed; and what it
  /// is not.
  private mutating func addNominal(_ decl: TypeDecl, _ path: String, _ owner: Owner, _ suppressed: [String]) {
    let parameters = decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? []
    let clause = decl.node.child(.genericParameterClause)?.spelling ?? ""
    let rest = decl.whereClause.map { " " + $0.spelling } ?? ""
    let use = path + (parameters.isEmpty ? "" : "<\(parameters.map(\.argument).joined(separator: ", "))>")
    if suppressed.isEmpty, !path.contains(".") {
      let mark = decl.node.hasAttribute("unsafe") ? " " + Claims.unsafeMark : ""
      uses.append("func \(name())\(clause)(_ value: \(use))\(rest) { _ = value }\(mark)")
    }
    if !path.contains(".") { lines.append("typealias \(name().uppercased())\(clause) = \(use)\(rest)") }
    for (place, parameter) in parameters.enumerated() where parameter.isDemanding {
      var without = parameters.map(\.spelling)
      without[place] = parameter.argument
      let clause = "<\(without.joined(separator: ", "))>"
      negations.append("typealias \(name().uppercased())\(clause) = \(use)")
    }
    let claim = { (need: String, name: String) in
      owner.wrap("static func \(name)() { \(need)(\(owner.subject).self) }")
    }
    for (need, mark) in [("needsCopyable", "~Copyable"), ("needsEscapable", "~Escapable")] {
      if suppressed.contains(mark) {
        negations.append(claim(need, name()))
      } else if need == "needsEscapable" || !suppressed.contains("~Copyable") {
        lines.append(claim(need, name()))
      }
    }
    // Whether a class is `Sendable` depends on the platform, so that the prelude only says where it is on all.
    let isValue = decl.node.kind == .structDecl || decl.node.kind == .enumDecl
    if isValue, !isKnown("Sendable", path) { negations.append(claim("needsSendable", name())) }
  }

  private func extendsProtocol(_ decl: TypeDecl) -> Bool {
    guard decl.isExtension else { return false }
    return ([index] + index.prelude.modules.map(\.index)).contains { index in
      index.resolve(decl.name, from: Scope(modules: .unknown, path: "")).contains {
        index.types[$0].kind == .protocol
      }
    }
  }

  /// The type conforms without conditions.
  private func isKnown(_ name: String, _ path: String) -> Bool {
    index.resolve(path, from: Scope(modules: .unknown, path: "")).contains { type in
      let model = index.types[type]
      let own =
        model.decl.inheritedTypes
        + model.extensions.filter { $0.decl.whereClause == nil }.flatMap(\.decl.inheritedTypes)
      return own.contains { index.names(impliedBy: $0, scope: model.scope).contains(name) }
        || index.ancestors(of: type).contains { index.conformances(of: $0).contains(name) }
    }
  }

  private mutating func need(_ type: String) -> String {
    if ["Copyable", "Escapable", "Sendable", "SendableMetatype", "BitwiseCopyable"].contains(type) {
      return "needs" + type
    }
    if type.hasPrefix("Copyable &") { return "needsCopyable" }
    if type.hasPrefix("Escapable &") { return "needsEscapable" }
    let helper = "needs" + name()
    lines.append("func \(helper)<T: \(type)>(_: T.Type) {}")
    return helper
  }

  /// The `where` clause that lets an extension be about the values that cannot be copied, too.
  private func suppressions(of decl: TypeDecl) -> String {
    let requirements = (decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? []).flatMap {
      parameter in
      ["~Copyable", "~Escapable"].filter(parameter.spelling.contains).map { "\(parameter.argument): \($0)" }
    }
    return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
  }
}

// MARK: Members

extension Claims {
  private mutating func addAlias(_ node: SyntaxNode, _ owner: Owner) {
    guard let keyword = node.token(.typealias), let type = node.child(.initializerClause)?.content else {
      return
    }
    let any = type.kind == .compositionType ? "any " : ""
    let alias = node.tree.name(ofToken: keyword + 1)
    let claim = "same(Box<\(any)\(alias)>(), Box<\(any)\(type.spelling)>.self)"
    lines.append(owner.wrap("func \(name())() { \(claim) }"))
  }

  private mutating func addVariables(_ node: SyntaxNode, _ owner: Owner) {
    guard let decl = VariableDecl(node) else { return }
    let isStatic = node.hasModifier(.static)
    for binding in decl.bindings {
      guard let variable = binding.name, let type = binding.writtenType else { continue }
      let base = owner.header == nil ? "" : (isStatic ? owner.subject : "self") + "."
      let claim = "let made = Box(\(base)\(variable)); same(made, Box<\(type.spelling)>.self)"
      lines.append(owner.wrap("\(isStatic ? "static " : "")func \(name())() { \(claim) }"))
    }
  }

  /// A case without labels, as a function of what it stores.
  private mutating func addCases(_ node: SyntaxNode, _ owner: Owner) {
    for element in node.children(.enumCaseElement) where !element.spelling.contains(":") {
      let stored = element.child(.parameterClause)?.spelling
      let type = (stored.map { $0 + " -> " } ?? "") + owner.subject
      let value = owner.subject + "." + String(element.spelling.prefix { $0 != "(" })
      lines.append(
        owner.wrap("static func \(name())() -> \(stored == nil ? type : "(\(type))") { \(value) }"))
    }
  }

  private mutating func addFunction(_ node: SyntaxNode, _ owner: Owner) {
    guard let function = FunctionDecl(node), let call = Call(function) else { return }
    let isStatic = node.hasModifier(.static)
    let isMutating = node.hasModifier(.mutating)
    let body: String
    if function.isOperator {
      let operands = call.arguments.map { $0.hasPrefix("&") ? String($0.dropFirst()) : $0 }
      let text =
        operands.count == 2
        ? "\(operands[0]) \(function.name) \(operands[1])"
        : node.hasModifier(.postfix) ? operands[0] + function.name : function.name + operands[0]
      body = "\(call.effects)\(text)"
    } else {
      let base = owner.header == nil ? "" : (isStatic ? owner.subject : "self") + "."
      body = "\(call.effects)\(base)\(function.name.escapedName)(\(call.labelled))"
    }
    let result = function.returnType == nil ? "" : "return "
    let start = isStatic ? "static " : ""
    let claim = "func \(name())\(call.signature) { \(result)\(body) }"
    lines.append(owner.wrap("\(isMutating ? "mutating " : start)\(claim)"))
    if isMutating { negations.append(owner.wrap(claim)) }
  }

  private mutating func addInitializer(_ node: SyntaxNode, _ owner: Owner) {
    guard let function = FunctionDecl(node), let call = Call(function) else { return }
    let isFailable = node.token(.postfixQuestion) != nil || node.token(.infixQuestion) != nil
    let type = owner.subject + (isFailable ? "?" : "")
    let made = "\(call.effects)\(owner.subject)(\(call.labelled))"
    let isBoxed = owner.isCopyable && owner.isEscapable
    let body = isBoxed ? "let made = Box(\(made)); same(made, Box<\(type)>.self)" : "_ = \(made)"
    lines.append(owner.wrap("static func \(name())\(call.signature) { \(body) }"))
  }

  /// A protocol of literals has an associated type, which is the one in the initializer by default.
  private mutating func addConformer(to path: String, by node: SyntaxNode) {
    guard !node.spelling.contains("...") else { return }
    lines.append("struct \(name().uppercased()): \(path) { \(node.spelling) {} }")
  }

  /// A macro that changes no stored property makes no claim.
  private mutating func addMacro(_ node: SyntaxNode) {
    guard let keyword = node.tokenRange.first(where: { node.tree.text(ofToken: $0) == "macro" }) else {
      return
    }
    let macro = node.tree.name(ofToken: keyword + 1)
    let exemption = node.attributes.first { $0.attributeName == "_exemption" }
    let attribute = exemption?.child(.argument)?.spelling
    guard node.attributes.contains(where: { $0.spelling.contains("memberAttribute") }),
      exemption == nil || attribute != nil
    else { return }
    let prefix = attribute.map { "@\($0) " } ?? ""
    lines.append("@\(macro) final class \(name().uppercased()) { init() {}; \(prefix)var value = 0 }")
  }
}

/// A call of a function with the parameters of one that is declared like it.
private struct Call {
  let arguments: [String]
  let labelled: String
  let effects: String
  /// Everything between the name and the body.
  let signature: String

  /// Nil for what cannot be handed on.
  init?(_ function: FunctionDecl) {
    let parameters = function.parameters
    guard !parameters.contains(where: \.isVariadic), let clause = function.node.child(.parameterClause) else {
      return nil
    }
    arguments = parameters.map { parameter in
      let name = parameter.internalName.map(parameter.node.tree.text(ofToken:)) ?? ""
      let type = parameter.type?.spelling ?? ""
      if type.hasPrefix("inout ") { return "&" + name }
      return type.contains("@autoclosure") ? name + "()" : name
    }
    labelled = zip(parameters, arguments).map { parameter, argument in
      (parameter.label().map { $0 + ": " } ?? "") + argument
    }.joined(separator: ", ")
    let own = function.effects
    let isThrowing = own.isThrowing || own.isRethrowing
    effects = (own.isAsync && isThrowing ? "try await " : isThrowing ? "try " : own.isAsync ? "await " : "")
    signature =
      (function.node.child(.genericParameterClause)?.spelling ?? "") + clause.spelling
      + (function.node.child(.effectSpecifiers).map { " " + $0.spelling } ?? "")
      + (function.node.child(.returnClause).map { " " + $0.spelling } ?? "")
      + (function.whereClause.map { " " + $0.spelling } ?? "")
  }
}

extension SyntaxNode {
  /// What a generic parameter is called where it is an argument.
  fileprivate var argument: String {
    let names = ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map(tree.text(ofToken:))
    if spelling.hasPrefix("let ") { return names.last ?? "" }
    if spelling.hasPrefix("each ") { return "repeat " + spelling }
    return names.first ?? ""
  }

  /// Something is required of a generic parameter.
  fileprivate var isDemanding: Bool {
    !spelling.hasPrefix("let ") && !spelling.contains("~")
      && children.contains { $0.kind.isType && $0.spelling != "Sendable" }
  }
}
