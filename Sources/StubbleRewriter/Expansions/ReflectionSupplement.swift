import StubbleSemantics
import StubbleSyntax

/// A generated `customMirror` of a struct or a final class, which shows the properties as they were.
///
/// A value without a description of its own is printed by reflection, which would show the closures, and the storage
/// under its other name. A class with subclasses gets no mirror, because they would inherit it.
struct ReflectionSupplement {
  private let model: TypeModel
  private let properties: [StoredMember]
  /// Whether the type is on the main actor by default, or may be on an actor because of a protocol that is not visible.
  private let mayBeOnActor: Bool
  /// The names of the properties that can be read on the main actor only, unless their storage is `nonisolated`.
  private let isolatedNames: Set<String>
  /// The qualification of names of the standard library, `Swift.` or empty.
  private let standard: String

  /// Creates the mirror, or returns `nil` if the type has one of its own, or if it cannot be written.
  ///
  /// - Parameter kept: The properties that are not stubbed.
  init?(of type: TypeID, kept: [StoredMember], index: TypeIndex) {
    model = index.types[type]
    standard = index.spelling().standardPrefix
    let isOnMainActor = index.isOnMainActorByDefault(type)
    mayBeOnActor = isOnMainActor || index.facts(of: type).hasUnknownProtocols
    let isStruct = model.kind == .struct
    guard isStruct || Self.mayMirrorClass(type, kept: kept, index: index),
      index.facts(of: type).isolation == .none || isOnMainActor,
      !index.facts(of: type).isNoncopyable, !index.facts(of: type).isNonescapable,
      !Self.hasMirror(type, index: index),
      !DerivedConformances.declaresProperty("customMirror", in: type, index: index)
    else { return nil }
    properties = StoredMember.all(of: model, index: index)
    let isPlain = properties.allSatisfy {
      $0.member.clauses.isEmpty && !$0.isLazy && !$0.isIsolated && $0.unsafeMark != .unclear
        && !$0.hasFunctionsOfPack && !index.lacksConformance($0, of: type)
    }
    // An attribute in some builds or a protocol may isolate the struct, and the conformance could not be used elsewhere.
    // The storage of a stubbed property is not deprecated.
    guard isPlain, !kept.contains(where: \.isDeprecated),
      !index.isOnActorInSomeBuilds(model.decl.node, scope: model.scopeOfAttributes),
      !index.isolatesByWrappers(properties, of: model),
      isOnMainActor
        || !index.conformances(of: type).contains(where: { index.prelude.isNonisolated($0) == false })
    else { return nil }
    let isolated =
      mayBeOnActor ? properties.filter { !isStruct || !index.isKnownSendable($0, of: type) } : []
    guard isOnMainActor || isolated.isEmpty || !index.settings[model.file].isolatesInitializersByNeed else {
      return nil
    }
    isolatedNames = Set(isolated.map { $0.name ?? "" })
  }

  /// Whether the type has a mirror of its own. If the project declares a protocol `CustomReflectable` too, only a
  /// conformance that is written as `Swift.CustomReflectable` counts.
  private static func hasMirror(_ type: TypeID, index: TypeIndex) -> Bool {
    let name = "CustomReflectable"
    guard index.hiddenTypes.contains(name) else { return index.conformances(of: type).contains(name) }
    return index.hiddenTypes.contains("Swift")
      || ([type] + index.ancestors(of: type)).contains { above in
        index.inheritedTypes(of: above).contains { $0.name == "Swift." + name }
      }
  }

  /// Whether a class can have a generated mirror: it has no subclasses, inherits nothing unknown that may have a
  /// mirror, and its properties are copyable.
  private static func mayMirrorClass(_ type: TypeID, kept: [StoredMember], index: TypeIndex) -> Bool {
    let model = index.types[type]
    return model.kind == .class && !model.mayHaveSubclasses && index.facts(of: type).storageMacro == nil
      && StoredMember.all(of: model, index: index).allSatisfy { property in
        !property.isWrapped && index.globalActor(on: property.decl.node, scope: model.scope) == nil
      }
      && kept.allSatisfy { index.isKnownCopyable($0.binding, in: type) }
      && ([type] + index.ancestors(of: type)).allSatisfy { index.inheritsNothingUnknown($0) }
  }

  /// The edit that adds `CustomReflectable` to the inheritance clause.
  var conformance: Edit {
    let node = model.decl.node
    if let inherited = node.child(.inheritanceClause) {
      let end = inherited.range.upperBound
      return Edit(end..<end, ", \(standard)CustomReflectable")
    }
    let name = model.decl.nameToken.map { node.tree.tokens[$0].range.upperBound }
    let end = node.child(.genericParameterClause)?.range.upperBound ?? name ?? node.range.lowerBound
    return Edit(end..<end, ": \(standard)CustomReflectable")
  }

  /// Returns the declaration of `customMirror`. Its children are arguments and not a literal, because a formatter adds
  /// a comma after the last element of a literal.
  ///
  /// - Parameters:
  ///   - storage: The names of the storage of stubbed properties, by the names of the properties.
  ///   - nonisolatedNames: The names of the properties whose storage is `nonisolated`.
  func peer(storage: [String: String], nonisolatedNames: Set<String>) -> Code {
    let children = properties.flatMap { property -> [String] in
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map {
          "(\($0.quoted), \(property.mark)self.\(Namer.escaped($0)) as Any)"
        }
      }
      if property.isWrapped {
        let wrapper = Namer.storage(of: storage[name] ?? name)
        return ["(\(Self.label("_" + name).quoted), \(property.mark)self.\(wrapper) as Any)"]
      }
      return ["(\(Self.label(name).quoted), \(property.mark)self.\(storage[name] ?? reference) as Any)"]
    }
    let isolation = mayBeOnActor && isolatedNames.isSubset(of: nonisolatedNames) ? "nonisolated " : ""
    let isClass = model.kind == .class
    let list = isClass ? lazily(children) : atOnce(children)
    return .short(
      "\(SynthesizedConformances.access(of: model))\(isolation)var customMirror: \(standard)Mirror",
      "\(standard)Mirror(self, children: \(list), displayStyle: .\(isClass ? "class" : "struct"))")
  }

  /// Returns the label of a property in mirrors. A raw identifier has its back-ticks there, and no-break spaces for its
  /// spaces; a keyword has no back-ticks.
  private static func label(_ name: String) -> String {
    String(Namer.quoted(name).map { $0 == " " ? "\u{a0}" : $0 })
  }

  /// Returns the children as key-value pairs, whose values are read when the mirror is made.
  private func atOnce(_ children: [String]) -> String {
    "\(standard)KeyValuePairs(\(children.isEmpty ? "" : "dictionaryLiteral: " + children.joined(separator: ", ")))"
  }

  /// Returns the children as a lazy collection. The properties of an object are read only when a child is accessed, as
  /// those of other mirrors are: printing the name of its class must not read what another task may be changing.
  private func lazily(_ children: [String]) -> String {
    guard let last = children.last else { return atOnce([]) }
    let others = children.dropLast().enumerated().map { "case \($0.offset): return \($0.element); " }
    return "(0..<\(children.count)).lazy.map { (index) -> \(standard)Mirror.Child in "
      + (others.isEmpty ? "\(last) }" : "switch index { \(others.joined())default: return \(last) } }")
  }
}

extension StoredMember {
  /// Whether the type contains a function that takes a pack, or a pack of functions, which the compiler (6.3) cannot
  /// convert to `Any`.
  fileprivate var hasFunctionsOfPack: Bool {
    guard let type = binding.writtenType else { return false }
    return type.allNodes.contains {
      $0.kind == .functionType && $0.containsType(.packExpansionType)
        || $0.kind == .packExpansionType && $0.containsType(.functionType)
    }
  }
}

extension TypeIndex {
  /// Whether the compiler isolates a type to the actor of a wrapped value, as language mode 5 does, and checks what that
  /// means for conformances.
  fileprivate func isolatesByWrappers(_ properties: [StoredMember], of model: TypeModel) -> Bool {
    let settings = settings[model.file]
    return settings.isStrictAboutConcurrency && settings.languageMode == .v5
      && properties.contains { propertyWrapper(on: $0.decl.node, scope: model.scope)?.actor != nil }
  }
}
