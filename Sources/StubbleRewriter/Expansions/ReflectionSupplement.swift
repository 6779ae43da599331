import StubbleSemantics
import StubbleSyntax

/// The mirror of a struct or a final class as it was: what is printed of a value, without a description of its own, is
/// read off its stored properties, and would show the storage under another name and the closures. A class that others
/// inherit from has none, for it would be theirs.
struct ReflectionSupplement {
  private let model: TypeModel
  private let properties: [StoredMember]
  /// The type is on the main actor by default.
  private let isOnMainActor: Bool
  /// Properties that only the type's actor may read, as long as they are what they were.
  private let isolatedNames: Set<String>
  /// What is before the names of the standard library.
  private let standard: String

  /// Nil if the type describes itself, or cannot be described from outside its storage.
  ///
  /// - Parameter kept: The properties that are not stubbed.
  init?(of type: TypeID, kept: [StoredMember], index: TypeIndex) {
    model = index.types[type]
    standard = index.spelling(in: nil).standardPrefix
    let isOnMainActor = index.isOnMainActorByDefault(type)
    self.isOnMainActor = isOnMainActor
    let isStruct = model.kind == .struct
    guard isStruct || Self.mayMirrorClass(type, kept: kept, index: index),
      index.facts[type].isolation == .none || isOnMainActor,
      !model.decl.inheritedTypes.contains(where: { $0.kind == .suppressedType }),
      !Self.hasMirror(type, index: index),
      !DerivedConformances.declaresProperty("customMirror", in: type, index: index)
    else { return nil }
    properties = StoredMember.all(of: model, index: index)
    let isPlain = properties.allSatisfy {
      $0.member.clauses.isEmpty && !$0.isLazy && !$0.isDeprecated && !$0.isIsolated
        && $0.unsafeMark != .unclear && !$0.hasFunctionsOfPack
    }
    // A protocol may put the struct on an actor, where the conformance could not be used.
    guard isPlain,
      isOnMainActor
        || !index.conformances(of: type).contains(where: { index.prelude.isNonisolated($0) == false })
    else { return nil }
    let isolated =
      isOnMainActor ? properties.filter { !isStruct || !index.isKnownSendable($0, of: type) } : []
    isolatedNames = Set(isolated.map { $0.name ?? "" })
  }

  /// The type has a mirror of its own. Where the project has a protocol of that name, only the module says which is meant.
  private static func hasMirror(_ type: TypeID, index: TypeIndex) -> Bool {
    let name = "CustomReflectable"
    guard index.hiddenTypes.contains(name) else { return index.conformances(of: type).contains(name) }
    return index.hiddenTypes.contains("Swift")
      || ([type] + index.ancestors(of: type)).contains { above in
        index.inheritedTypes(of: above).contains { TypeDecl.dottedName($0) == "Swift." + name }
      }
  }

  /// The mirror would be that of instances of this class alone, and nothing above gives another; what cannot be copied
  /// has no place in it.
  private static func mayMirrorClass(_ type: TypeID, kept: [StoredMember], index: TypeIndex) -> Bool {
    let model = index.types[type]
    return model.kind == .class && !model.mayHaveSubclasses && index.facts[type].storageMacro == nil
      && StoredMember.all(of: model, index: index).allSatisfy { property in
        !property.isWrapped && index.globalActor(on: property.decl.node, scope: model.scope) == nil
      }
      && kept.allSatisfy { index.isKnownCopyable($0.binding, of: $0.decl, in: type) }
      && ([type] + index.ancestors(of: type)).allSatisfy { index.inheritsNothingUnknown($0) }
  }

  /// The conformance, after what the type already inherits from.
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

  /// The mirror. Its children are arguments and not a literal, after whose last element a formatter puts a comma.
  ///
  /// - Parameters:
  ///   - storage: The names of the storage of stubbed properties.
  ///   - nonisolatedNames: Properties whose storage may be read anywhere.
  func peer(storage: [String: String], nonisolatedNames: Set<String>) -> Code {
    let children = properties.flatMap { property -> [String] in
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map {
          "(\($0.quoted), \(property.mark)self.\(Namer.escaped($0)) as Any)"
        }
      }
      if property.isWrapped {
        return ["(\("_\(name)".quoted), \(property.mark)self._\(storage[name] ?? name) as Any)"]
      }
      return ["(\(Self.label(name).quoted), \(property.mark)self.\(storage[name] ?? reference) as Any)"]
    }
    let isolation = isOnMainActor && isolatedNames.isSubset(of: nonisolatedNames) ? "nonisolated " : ""
    let isClass = model.kind == .class
    let list = isClass ? lazily(children) : atOnce(children)
    return .short(
      "\(SynthesizedConformances.access(of: model))\(isolation)var customMirror: \(standard)Mirror",
      "\(standard)Mirror(self, children: \(list), displayStyle: .\(isClass ? "class" : "struct"))")
  }

  /// A raw identifier has its back-ticks in mirrors, and no-break spaces for its spaces; a keyword has no back-ticks.
  private static func label(_ name: String) -> String {
    String(Namer.quoted(name).map { $0 == " " ? "\u{a0}" : $0 })
  }

  private func atOnce(_ children: [String]) -> String {
    "\(standard)KeyValuePairs(\(children.isEmpty ? "" : "dictionaryLiteral: " + children.joined(separator: ", ")))"
  }

  /// An object's properties are read when a child is looked at, as of other mirrors: to print the name of its class
  /// must read nothing that another task may be changing.
  private func lazily(_ children: [String]) -> String {
    guard let last = children.last else { return atOnce([]) }
    let others = children.dropLast().enumerated().map { "case \($0.offset): return \($0.element); " }
    return "(0..<\(children.count)).lazy.map { (index) -> \(standard)Mirror.Child in "
      + (others.isEmpty ? "\(last) }" : "switch index { \(others.joined())default: return \(last) } }")
  }
}

extension StoredMember {
  /// The type has a function that takes a pack, or a pack of functions, of which the compiler (6.3) can make no value of
  /// `Any`.
  fileprivate var hasFunctionsOfPack: Bool {
    guard let type = binding.writtenType(in: decl) else { return false }
    return type.allNodes.contains {
      $0.kind == .functionType && $0.containsType(.packExpansionType)
        || $0.kind == .packExpansionType && $0.containsType(.functionType)
    }
  }
}
