package import StubbleSyntax

/// Where a type is written that is wanted somewhere else.
package struct Place {
  package let scope: Scope
  /// It is in the same file.
  package let isOfFile: Bool
  /// What `Self` stands for.
  package let base: String?
  /// The type that declares the value.
  package let type: TypeID?
}

/// Types that are told by declarations elsewhere, as they are spelled here.
extension TypeInference {
  package static let depthLimit = 8

  /// A written type, as far as it means the same here. It may stand where errors of syntax do not matter.
  package func told(_ type: SyntaxNode, at place: Place) -> String? {
    let isPlain =
      !type.isBroken && !TypeInference(index: index, scope: place.scope).isUnbound(type)
      && type.kind != .implicitlyUnwrappedOptionalType && !type.containsOpaqueType
      && !index.isFunction(type, from: place.scope) && !index.mayBeNoncopyable(type, in: place.type)
      && !([type] + type.descendants).contains { $0.kind == .functionType || $0.kind == .attributedType }
    return isPlain ? told(spelling.text(of: type), at: place) : nil
  }

  /// The text of a type, each of whose names must mean something that can be named here.
  package func told(_ text: String, at place: Place) -> String? {
    if text == "Self" || place.type.map({ isName(text, of: $0, from: place.scope) }) == true,
      let base = place.base
    {
      return base
    }
    if let type = place.type, index.facts[type].isGeneric, place.scope != scope { return nil }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" || $0 == "`" }) {
      result += rest[..<start]
      let end =
        rest[start...].firstIndex { !($0.isLetter || $0.isNumber || "_`.".contains($0)) } ?? rest.endIndex
      guard let name = name(String(rest[start..<end]), at: place) else { return nil }
      result += name
      rest = rest[end...]
    }
    return result + rest
  }

  /// A type by its simple name where it is declared.
  private func isName(_ text: String, of type: TypeID, from other: Scope) -> Bool {
    text == index.types[type].name && index.resolve(text, from: other) == [type]
  }

  /// How something is called here that has a name elsewhere.
  private func name(_ name: String, at place: Place) -> String? {
    if name == "any" { return name }
    guard name != "Self", !name.hasSuffix("."), place.scope == scope || !genericNames.contains(name) else {
      return nil
    }
    let found = index.resolve(name, from: place.scope)
    let alias = index.aliases.visible(name, from: place.scope)
    let aliasHere = index.aliases.visible(name, from: scope)
    guard alias?.id == aliasHere?.id, alias?.tree === aliasHere?.tree else { return nil }
    if let alias, found.isEmpty { return isNameable(alias: alias, at: place) ? name : nil }
    guard !found.isEmpty else { return isKnown(name, at: place) ? name : nil }
    guard found.allSatisfy(isNameable) else { return nil }
    if index.resolve(name, from: scope) == found { return name }
    let path = index.types[found[0]].path
    guard !index.facts[found[0]].isGeneric, index.resolve(path, from: scope) == found else { return nil }
    return path
  }

  /// A name of the standard library, or of Foundation where the same file gives it to us.
  private func isKnown(_ name: String, at place: Place) -> Bool {
    guard index.resolve(name, from: scope).isEmpty else { return false }
    return StandardLibrary.isOfStandardLibrary(name)
      || place.isOfFile && (StandardLibrary.sendableTypes.contains(name) || place.scope == scope)
  }

  /// A closure of the type can be declared in a peer: it is of the same module, not private, and can be copied.
  private func isNameable(_ type: TypeID) -> Bool {
    let model = index.types[type]
    let facts = index.facts[type]
    guard model.scope.module == scope.module, !model.isLocal, !facts.isNoncopyable, !facts.isNonescapable
    else { return false }
    // What is inside of a private type may name it.
    return "\(scope.path).".hasPrefix("\(model.path).") || !model.decl.node.isOfFileAround
  }

  private func isNameable(alias: SyntaxNode, at place: Place) -> Bool {
    guard let declaration = alias.parent?.parent, !declaration.isOfFile else { return false }
    return !index.isFunction(alias, from: place.scope) && !index.mayBeNoncopyable(alias, in: place.type)
      && !alias.containsOpaqueType
  }

  /// The generic parameters of the types around.
  package var genericNames: Set<String> {
    var names: Set<String> = []
    var path = scope.path[...]
    while !path.isEmpty {
      for type in index.resolve(in: Scope(module: scope.module, path: String(path))) {
        names.formUnion(index.types[type].requirements.map(\.name))
      }
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return names
  }

  /// The name of a type without its arguments; the name behind the sugar.
  package static func head(of type: String) -> String {
    if type.hasSuffix("?") { return "Optional" }
    if let (_, value) = elements(of: type) { return value == nil ? "Array" : "Dictionary" }
    return String(type.prefix { $0 != "<" })
  }

  /// The element of `[E]`, or the key and the value of `[K: V]`.
  package static func elements(of type: String) -> (String, String?)? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let content = type.dropFirst().dropLast()
    var depth = 0
    for place in content.indices {
      switch content[place] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0:
        return (String(content[..<place]), String(String(content[place...].dropFirst()).trimmingWhitespace()))
      default: break
      }
      if depth < 0 { return nil }
    }
    return (String(content), nil)
  }
}

extension SyntaxNode {
  /// Only the file sees the declaration, by its own word or by that of one around it.
  fileprivate var isOfFileAround: Bool {
    var node: SyntaxNode? = self
    while let current = node {
      if current.kind.isDeclaration, current.isOfFile { return true }
      node = current.parent
    }
    return false
  }
}

extension SyntaxNode {
  /// An error of syntax stands in the node or right behind it.
  fileprivate var isBroken: Bool {
    let end = Int(tree.tokens[tokenRange.upperBound].start)
    return tree.errors.contains { (range.lowerBound...end).contains($0.offset) }
  }
}
