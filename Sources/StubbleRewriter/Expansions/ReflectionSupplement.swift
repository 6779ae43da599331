import StubbleSemantics
import StubbleSyntax

/// The mirror of a struct as it was: what is printed of a value, without a description of its own, is read off its
/// stored properties, and would show the storage under another name and the closures.
struct ReflectionSupplement {
  private let model: TypeModel
  private let properties: [StoredMember]
  /// `nonisolated` where the main actor is the default, but all properties may be read anywhere.
  private let isolation: String

  /// Nil if the struct describes itself, or cannot be described from outside its storage.
  ///
  /// - Parameter nonisolatedNames: properties whose storage may be read anywhere.
  init?(of type: TypeID, nonisolatedNames: Set<String>, index: TypeIndex) {
    model = index.types[type]
    properties = StoredMember.all(of: model, index: index)
    let isOnMainActor = index.isOnMainActorByDefault(type)
    let isOpen = properties.allSatisfy {
      nonisolatedNames.contains($0.name ?? "") || index.isKnownSendable($0, of: type)
    }
    isolation = isOnMainActor && isOpen ? "nonisolated " : ""
    guard model.kind == .struct, index.facts[type].isolation == .none || isOnMainActor,
      !model.decl.inheritedTypes.contains(where: { $0.kind == .suppressedType }),
      !index.conformances(of: type).contains("CustomReflectable"),
      // A protocol may put the struct on an actor, where the conformance could not be used.
      isOnMainActor
        || !index.conformances(of: type).contains(where: { index.prelude.isNonisolated($0) == false }),
      !DerivedConformances.declaresProperty("customMirror", in: type, index: index),
      properties.allSatisfy({
        $0.member.clauses.isEmpty && !$0.isLazy && !$0.isDeprecated && !$0.isIsolated
          && $0.unsafeMark != .unclear
      })
    else { return nil }
  }

  /// The conformance, after what the struct already inherits from.
  var conformance: Edit {
    let node = model.decl.node
    if let inherited = node.child(.inheritanceClause) {
      let end = inherited.range.upperBound
      return Edit(end..<end, ", Swift.CustomReflectable")
    }
    let name = model.decl.nameToken.map { node.tree.tokens[$0].range.upperBound }
    let end = node.child(.genericParameterClause)?.range.upperBound ?? name ?? node.range.lowerBound
    return Edit(end..<end, ": Swift.CustomReflectable")
  }

  /// The mirror. Its children are arguments and not a literal, after whose last element a formatter puts a comma.
  func peer(storage: [String: String]) -> Code {
    let children = properties.flatMap { property -> [String] in
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map { "(\"\($0)\", \(property.mark)self.\(Namer.escaped($0)) as Any)" }
      }
      if property.isWrapped {
        return ["(\"_\(name)\", \(property.mark)self._\(storage[name] ?? name) as Any)"]
      }
      return ["(\"\(name)\", \(property.mark)self.\(storage[name] ?? reference) as Any)"]
    }
    let list = children.isEmpty ? "" : "dictionaryLiteral: " + children.joined(separator: ", ")
    return .short(
      "\(SynthesizedConformances.access(of: model))\(isolation)var customMirror: Swift.Mirror",
      "Swift.Mirror(self, children: Swift.KeyValuePairs(\(list)), displayStyle: .struct)")
  }
}
