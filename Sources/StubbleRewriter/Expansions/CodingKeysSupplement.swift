import StubbleSemantics
import StubbleSyntax

/// The coding keys of a type whose conformance to `Codable` is synthesized: storage is coded under the property's name,
/// and closures are not coded.
enum CodingKeysSupplement {
  /// Returns why the cases of the type's own coding keys cannot be renamed, or `nil` if they can.
  static func reasonToKeepKeys(of type: TypeID, index: TypeIndex) -> String? {
    if index.aliases.declares(DerivedCoding.keysName, in: index.types[type].scope) {
      return "the type's coding keys are declared elsewhere, and others may use them too"
    }
    guard let first = DerivedCoding.ownKeys(of: type, index: index)?.decl.inheritedTypes.first else {
      return nil
    }
    let name = TypeDecl.dottedName(first)
    let isOther =
      hasOtherRawType(name, index: index) || index.mayMeanAlias(name, from: index.types[type].scope)
    return isOther ? "the type's coding keys have a raw type that may not be 'String'" : nil
  }

  private static func hasOtherRawType(_ name: String, index: TypeIndex) -> Bool {
    !rawTypes.contains(name) && index.prelude.isProtocol(name) == false
  }

  /// Returns a declaration of coding keys for a type that has none.
  static func declaration(of type: TypeID, storage: [String: String], index: TypeIndex) -> Code {
    let model = index.types[type]
    let properties = derivedKeys(of: type, index: index)
    let cases = properties.flatMap { property -> [String] in
      // A tuple pattern binds several names.
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map(Namer.escaped)
      }
      guard let stored = storage[name] else { return [reference] }
      return ["\(stored) = \(name.quoted)"]
    }
    let spelling = index.spelling()
    let protocolName = spelling.standard("CodingKey")
    guard !cases.isEmpty else { return .block("private enum CodingKeys: \(protocolName)", []) }
    let areNamed =
      DerivedCoding.codesItself(model, index: index) || index.typesNamingDerivedKeys.contains(type)
    let names = Set(properties.compactMap(\.name))
    let aliases = areNamed ? self.aliases(for: storage.filter { names.contains($0.key) }) : []
    return .body(
      "private enum CodingKeys: \(spelling.standard("String")), \(protocolName)",
      cases.map { .line("case " + $0) } + aliases)
  }

  /// Returns the properties for which the compiler derives coding keys.
  private static func derivedKeys(of type: TypeID, index: TypeIndex) -> [StoredMember] {
    StoredMember.all(of: index.types[type], index: index).filter { !$0.isLazy }
  }

  /// Returns the edits that rename the cases of the type's own keys after the storage of stubbed properties.
  static func edits(of keys: TypeModel, storage: [String: String], index: TypeIndex) -> [Edit] {
    var edits: [Edit] = []
    for element in keys.decl.node.descendants where element.kind == .enumCaseElement {
      guard let token = element.tokenRange.first else { continue }
      let name = element.tree.name(ofToken: token)
      guard let stored = storage[name] else { continue }
      let hasValue = element.child(.initializerClause) != nil
      edits.append(Edit(element.tree.tokens[token].range, hasValue ? stored : "\(stored) = \(name.quoted)"))
    }
    return edits.isEmpty ? [] : rawType(of: keys, index: index) + edits + splits(of: keys)
  }

  /// Returns the switches that need a `default` because they are over all keys of a type. A renamed key is a static
  /// property under its old name, so its pattern is an expression, and the switch is no longer exhaustive to the
  /// compiler.
  static func incompleteSwitches(
    overKeysOf type: TypeID, storage: [String: String], index: TypeIndex
  ) -> [ExhaustiveSwitches.Switch] {
    if let keys = DerivedCoding.ownKeys(of: type, index: index) {
      let cases = DerivedCoding.cases(of: keys)
      return areRenamed(cases, storage) ? index.exhaustiveSwitches.over(keys.scope, cases: cases) : []
    }
    guard index.typesNamingDerivedKeys.contains(type) else { return [] }
    let model = index.types[type]
    let cases = derivedKeys(of: type, index: index).flatMap(\.binding.names)
    guard areRenamed(cases, storage) else { return [] }
    return index.exhaustiveSwitches.over(nil, cases: cases).filter { found in
      model.members.contains { $0.file == found.file && $0.node.range.contains(found.node.range.lowerBound) }
    }
  }

  private static func areRenamed(_ cases: [String], _ storage: [String: String]) -> Bool {
    cases.contains { storage[$0] != nil }
  }

  /// Returns edits that split declarations of several cases. A formatter would do that too, and duplicate a marker.
  private static func splits(of keys: TypeModel) -> [Edit] {
    keys.members.filter { $0.node.kind == .enumCaseDecl }.flatMap { member in
      member.node.ownTokens.map { member.node.tree.tokens[$0] }.filter { $0.kind == .comma }
        .map { Edit($0.range, declarations: [.line("case")], isSeparated: true) }
    }
  }

  /// Returns an edit that adds the raw type `String` to keys without a raw type, so that a case can have a value.
  private static func rawType(of keys: TypeModel, index: TypeIndex) -> [Edit] {
    let types = keys.decl.inheritedTypes
    let string = index.spelling().standard("String")
    if types.isEmpty, let name = keys.decl.nameToken {
      // An extension makes the keys conform.
      let end = keys.decl.node.tree.tokens[name].range.upperBound
      return [Edit(end..<end, ": \(string)")]
    }
    guard let first = types.first, !types.contains(where: { rawTypes.contains(TypeDecl.dottedName($0)) })
    else {
      return []
    }
    let start = first.range.lowerBound
    return [Edit(start..<start, "\(string), ")]
  }

  private static let rawTypes: Set<String> = ["String", "Swift.String"]

  /// Returns static properties by which code of the type can use the keys under the properties' names.
  static func aliases(for storage: [String: String]) -> [Code] {
    storage.sorted { $0.key < $1.key }.map { name, stored in
      .short("static var \(Namer.escaped(name)): Self", ".\(stored)")
    }
  }
}
