import StubbleSemantics
import StubbleSyntax

/// The coding keys of a type whose conformance to `Codable` is synthesized: storage is coded under the property's name,
/// and closures are not coded.
enum CodingKeysSupplement {
  /// Returns why the cases of the type's own coding keys cannot be renamed, or `nil` if they can.
  static func reasonToKeepKeys(of type: TypeID, index: TypeIndex) -> String? {
    if index.aliases.declares("CodingKeys", in: index.types[type].scope) {
      return "the type's coding keys are declared elsewhere, and others may use them too"
    }
    guard let first = DerivedCoding.ownKeys(of: type, index: index)?.decl.inheritedTypes.first else {
      return nil
    }
    let name = TypeDecl.dottedName(first)
    let isOther =
      hasOtherRawType(name, index: index) || index.aliases.resolve(name, from: index.types[type].scope) != nil
    return isOther ? "the type's coding keys have a raw type that may not be 'String'" : nil
  }

  private static func hasOtherRawType(_ name: String, index: TypeIndex) -> Bool {
    !rawTypes.contains(name) && index.prelude.isProtocol(name) == false
  }

  /// Returns a declaration of coding keys for a type that has none.
  static func declaration(of type: TypeID, storage: [String: String], index: TypeIndex) -> Code {
    let model = index.types[type]
    let cases = StoredMember.all(of: model, index: index).filter { !$0.isLazy }.flatMap {
      property -> [String] in
      // A tuple pattern binds several names.
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map(Namer.escaped)
      }
      guard let stored = storage[name] else { return [reference] }
      return ["\(stored) = \(name.quoted)"]
    }
    let spelling = index.spelling(in: nil)
    let protocolName = spelling.standard("CodingKey")
    guard !cases.isEmpty else { return .block("private enum CodingKeys: \(protocolName)", []) }
    let aliases = DerivedCoding.codesItself(model, index: index) ? self.aliases(for: storage) : []
    return .body(
      "private enum CodingKeys: \(spelling.standard("String")), \(protocolName)",
      cases.map { .line("case " + $0) } + aliases)
  }

  /// Returns the edits that rename the cases of the type's own keys after the storage of stubbed properties.
  static func edits(of keys: TypeModel, storage: [String: String]) -> [Edit] {
    var edits: [Edit] = []
    for element in keys.decl.node.descendants where element.kind == .enumCaseElement {
      guard let token = element.tokenRange.first else { continue }
      let name = element.tree.name(ofToken: token)
      guard let stored = storage[name] else { continue }
      let hasValue = element.child(.initializerClause) != nil
      edits.append(Edit(element.tree.tokens[token].range, hasValue ? stored : "\(stored) = \(name.quoted)"))
    }
    return edits.isEmpty ? [] : rawType(of: keys) + edits + splits(of: keys)
  }

  /// Returns edits that add a `default` to each switch over all the keys. A renamed key is a static property under its
  /// old name, so its pattern is an expression, and the switch is no longer exhaustive to the compiler.
  static func defaults(for keys: TypeModel, storage: [String: String], index: TypeIndex) -> [(
    file: FileID, edit: Edit
  )] {
    let cases = DerivedCoding.cases(of: keys)
    guard cases.contains(where: { storage[$0] != nil }) else { return [] }
    let standard = index.spelling(in: nil).standardPrefix
    return index.exhaustiveSwitches.over(keys, cases: cases).compactMap { found in
      found.defaultEdit(standard: standard).map { (found.file, $0) }
    }
  }

  /// Returns edits that split declarations of several cases. A formatter would do that too, and duplicate a marker.
  private static func splits(of keys: TypeModel) -> [Edit] {
    keys.members.filter { $0.node.kind == .enumCaseDecl }.flatMap { member in
      member.node.ownTokens.map { member.node.tree.tokens[$0] }.filter { $0.kind == .comma }
        .map { Edit($0.range, declarations: [.line("case")], isSeparated: true) }
    }
  }

  /// Returns an edit that adds the raw type `String` to keys without a raw type, so that a case can have a value.
  private static func rawType(of keys: TypeModel) -> [Edit] {
    let types = keys.decl.inheritedTypes
    guard let first = types.first, !types.contains(where: { rawTypes.contains(TypeDecl.dottedName($0)) })
    else {
      return []
    }
    let start = first.range.lowerBound
    return [Edit(start..<start, "String, ")]
  }

  private static let rawTypes: Set<String> = ["String", "Swift.String"]

  /// Returns static properties by which code of the type can use the keys under the properties' names.
  static func aliases(for storage: [String: String]) -> [Code] {
    storage.sorted { $0.key < $1.key }.map { name, stored in
      .short("static var \(Namer.escaped(name)): Self", ".\(stored)")
    }
  }
}
