import StubbleSemantics
import StubbleSyntax

/// The object in which the values of a struct keep the closures of its members, if these are many.
///
/// Values are copied often, and each closure takes two words of a value. The object takes one word, which is `nil`
/// until a closure is set. Setting a closure copies the object first, so that other copies of the value keep their
/// closures.
///
/// The closures are in a tuple, because variables, each with accessors that tests could see, would take longer to
/// compile. No other code sees an object while it changes, so that accesses to it need no check for exclusivity.
struct ClosuresObject: Sendable {
  /// The number of members from which on the object pays off.
  private static let fewestMembers = 3

  private static let objectType = "_StubbleObject"
  private static let object = "_stubbleObject"
  private static let copy = "_stubbleCopy"

  /// The names of the declarations for the object, which no closure may have.
  static let names = [object, copy]

  private let words: FileWords
  /// The attributes and modifiers of the variable that holds the object, and of the one that copies it.
  private let objectWords: String
  private let copyWords: String
  private let isWrappedAsEqual: Bool
  /// The name of the struct in the object's class, where `Self` means the class.
  private let structType: TypeRef

  /// Creates the object's description, or returns `nil` if the type cannot have the object or has too few members.
  ///
  /// - Parameter contexts: The contexts of the members whose closures the object could keep.
  init?(of type: TypeID, keeping contexts: [PeerContext], index: TypeIndex) {
    let model = index.types[type]
    guard contexts.count >= ClosuresObject.fewestMembers, model.kind == .struct, !model.isLocal,
      !index.facts(of: type).isNoncopyable,
      !model.decl.node.isFrozen
    else { return nil }
    words = index.words(inFile: model.file)
    let isUnsafe = contexts.contains(where: \.isStoredUnsafely)
    objectWords = isUnsafe ? "\(words.safe)nonisolated(unsafe) " : ""
    // A closure that is nonisolated beside others that need not say so is set by way of this variable too.
    let isolations = contexts.filter(\.modifiers.isUnsafe).map(\.isolationWord)
    copyWords = isolations.first { !$0.isEmpty } ?? ""
    isWrappedAsEqual = contexts.contains(where: \.isWrappedAsEqual)
    structType = index.nameInMembers(of: type)
  }

  /// Whether the object can keep the closures of a member: they are a part of each value, and as visible as the type.
  /// Their types are written in the object's class, which is not isolated.
  static func keeps(
    _ closure: ClosureSignature, of candidate: Candidate, in context: PeerContext, index: TypeIndex
  ) -> Bool {
    guard context.owner == .value, context.limits.isEmpty,
      context.exemption.isEmpty, context.narrowLevel == nil, candidate.placement.reason == nil,
      candidate.member.isInExtension || candidate.member.clauses.isEmpty
    else { return false }
    let types = [closure.result] + closure.parameters.map(\.type)
    return !types.contains { index.needsIsolatedConformance($0, from: index.scope(of: candidate)) }
  }

  /// Returns the computed variable by which tests set a closure that the object keeps.
  func accessors(of closure: ClosureVariable, in context: PeerContext) -> Code {
    .computed(
      "\(context.modifiers.text(isolation: context.isolationWord))var \(closure.name)",
      type: .optional(closure.type),
      [
        .accessor("get", "\(variable)?.closures.\(closure.name)"),
        .accessor("set", "\(Self.copy).closures.\(closure.name) = newValue"),
      ])
  }

  /// Returns the declarations of the object's class and of the variables of the struct that hold and copy the object.
  func declarations(keeping closures: [ClosureVariable]) -> [Code] {
    let type = TypeRef.tuple(
      closures.map { closure in
        TypeRef.Element(label: closure.name, .optional(closure.type.substituting(["Self": structType])))
      })
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
      .line(
        "\(objectWords)var \(Self.object)" + (isWrappedAsEqual ? " = \(held)" : ": \(Self.objectType)? = nil")
      ),
      .block(
        "\(copyWords)private var \(Self.copy): \(Self.objectType)",
        [
          .block(
            "mutating get",
            [
              .line("let copy = \(Self.objectType)(\(variable))"), .line("\(variable) = copy"),
              .line("return copy"),
            ])
        ]),
    ]
  }

  private var variable: String { isWrappedAsEqual ? "\(Self.object).value" : Self.object }
}
