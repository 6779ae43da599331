import StubbleSemantics
import StubbleSyntax

/// The closures of a struct that has many: its values keep them in one object.
///
/// Values are copied often, and a closure takes two words of each. The object takes one word, which is nil until a
/// closure is set. Whoever sets a closure gives the value a copy of the object first, and its copies keep theirs.
///
/// A tuple in the object costs a build less than variables would, each with accessors that tests could see. Nobody else
/// sees an object while it changes, so that its accesses need no check.
struct ClosuresObject: Sendable {
  /// Members for whose closures it is worth while.
  private static let fewestMembers = 3

  private static let objectType = "_StubbleObject"
  private static let object = "_stubbleObject"
  private static let copy = "_stubbleCopy"

  /// The names of what is declared for it, which no closure may have.
  static let names = [object, copy]

  private let words: FileWords
  /// What is before the variable of the object, and before that of its copy.
  private let objectWords: String
  private let copyWords: String
  private let isHeld: Bool

  /// Nil for a type that cannot have the object, or has too few members whose closures it could keep.
  ///
  /// - Parameter contexts: those of these members.
  init?(of type: TypeID, keeping contexts: [PeerContext], index: TypeIndex) {
    let model = index.types[type]
    guard contexts.count >= ClosuresObject.fewestMembers, model.kind == .struct, !model.isLocal,
      !index.facts[type].isNoncopyable,
      !model.decl.node.hasAttribute("frozen")
    else { return nil }
    words = index.words(inFile: model.file)
    let isUnsafe = contexts.contains(where: \.isStoredUnsafely)
    objectWords = isUnsafe ? "\(words.safe)nonisolated(unsafe) " : ""
    copyWords = contexts.first { $0.modifiers.isUnsafe }?.isolationWord ?? ""
    isHeld = contexts.contains(where: \.isHeld)
  }

  /// The object has the closures of a member: they are a part of a value, and all that sees the type may see them. Their
  /// types are written inside of another type, to which `Self` means something else, and which is on no actor.
  static func keeps(
    _ closure: ClosureSignature, of candidate: Candidate, in context: PeerContext, index: TypeIndex
  ) -> Bool {
    guard case .plain = context.closureForm, !context.isInObject, context.limits.isEmpty,
      context.exemption.isEmpty, context.narrowLevel == nil, candidate.placement.reason == nil,
      candidate.member.isInExtension || candidate.member.clauses.isEmpty
    else { return false }
    let types = [closure.result] + closure.parameters.map(\.type)
    return !types.contains { type in
      type.contains { $0.simpleName == "Self" }
        || index.needsIsolatedConformance(type, from: index.scope(of: candidate))
    }
  }

  /// The declaration of a closure's variable.
  func accessors(of closure: ClosureVariable, in context: PeerContext) -> Code {
    .computed(
      "\(context.modifiers.text(isolation: context.isolationWord))var \(closure.name)",
      type: .optional(closure.type),
      [
        .accessor("get", "\(place)?.closures.\(closure.name)"),
        .accessor("set", "\(Self.copy).closures.\(closure.name) = newValue"),
      ])
  }

  /// The declarations of the object, and of what it keeps.
  func declarations(keeping closures: [ClosureVariable]) -> [Code] {
    let type = TypeRef.tuple(
      closures.map { TypeRef.Element(label: $0.name, .optional($0.type)) })
    let none = "(" + closures.map { _ in "nil" }.joined(separator: ", ") + ")"
    let held = "\(EqualValue.name)<\(Self.objectType)?>(nil)"
    return [
      .block(
        "\(words.isolation)final class \(Self.objectType)",
        [
          .typed("\(words.safe)@exclusivity(unchecked) fileprivate var closures", type: type, value: none),
          .block(
            "fileprivate init(_ other: \(Self.objectType)?)",
            [.short("if let other", "closures = other.closures")]),
        ]),
      .line("\(objectWords)var \(Self.object)" + (isHeld ? " = \(held)" : ": \(Self.objectType)? = nil")),
      .block(
        "\(copyWords)private var \(Self.copy): \(Self.objectType)",
        [
          .block(
            "mutating get",
            [
              .line("let copy = \(Self.objectType)(\(place))"), .line("\(place) = copy"),
              .line("return copy"),
            ])
        ]),
    ]
  }

  private var place: String { isHeld ? "\(Self.object).value" : Self.object }
}
