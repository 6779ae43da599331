import StubbleSemantics

/// A variable by which a test provides the values of a publisher or asynchronous stream that a double returns: a
/// subject, or a stream with its continuation.
struct ResultFeed: Sendable, Equatable {
  private enum Kind: Sendable {
    /// A subject, whose values each returned publisher publishes.
    case subject
    /// A stream with its continuation. All calls return that stream.
    case stream
  }

  private let kind: Kind
  /// The type of the variable.
  let type: TypeRef
  /// The initial value of the variable.
  let initial: String
  /// Whether the variable is `Sendable`.
  let isSendable: Bool

  /// The end of the variable's name.
  var suffix: String {
    switch kind {
    case .subject: "Subject"
    case .stream: "Feed"
    }
  }

  /// Returns the expression that the double returns, given the name of the variable.
  func result(_ name: String) -> String {
    switch kind {
    case .subject: "\(name).eraseToAnyPublisher()"
    case .stream: "\(name).stream"
    }
  }
}

extension ResultFeed {
  /// Creates the feed for a result type, or returns `nil` if it is neither a publisher nor a stream.
  init?(of type: TypeRef, _ spelling: RequirementSpelling) {
    let feed = ResultFeed(ofWritten: type.unmodified, spelling)
    guard let feed = feed ?? ResultFeed(ofWritten: spelling.meaning(of: type), spelling) else { return nil }
    self = feed
  }

  private init?(ofWritten type: TypeRef, _ spelling: RequirementSpelling) {
    switch type {
    case .named(let name)
    where (name.isOfStandardModule || name.base == .named("Combine"))
      && spelling.isDeclaredElsewhere(name.unquoted):
      self.init(ofElsewhere: name, spelling)
    case .named(let name) where name.unquoted == "AnyPublisher" && spelling.declares("PassthroughSubject"):
      // The project declares its own Combine.
      self.init(ofPublisher: name, spelling)
    case .any(.named(let name)) where name.unquoted == "AsyncSequence" && name.arguments.count == 2:
      self.init(element: name.arguments[0], failure: name.arguments[1], spelling)
    default: return nil
    }
  }

  private init?(ofElsewhere name: TypeRef.Name, _ spelling: RequirementSpelling) {
    switch (name.unquoted, name.arguments.count) {
    case ("AnyPublisher", 2): self.init(ofPublisher: name, spelling)
    case ("AsyncStream", 1): self.init(element: name.arguments[0], failure: .never, spelling)
    case ("AsyncThrowingStream", 2):
      self.init(element: name.arguments[0], failure: name.arguments[1], spelling)
    default: return nil
    }
  }

  private init?(ofPublisher name: TypeRef.Name, _ spelling: RequirementSpelling) {
    guard name.arguments.count == 2 else { return nil }
    let arguments = name.arguments.map(spelling.stored)
    type = .named("PassthroughSubject", arguments[0], arguments[1])
    (kind, initial, isSendable) = (.subject, "\(type)()", false)
  }

  /// Creates the feed for a stream, or returns `nil` if it throws errors of a certain type, since only streams that
  /// throw nothing or any error have `makeStream`.
  private init?(element: TypeRef, failure: TypeRef, _ spelling: RequirementSpelling) {
    let stored = spelling.stored(element)
    let stream: TypeRef
    if failure.isNever {
      stream = .named("AsyncStream", stored)
    } else if failure.isAnyError || failure.isStandard("Error") {
      stream = .named("AsyncThrowingStream", stored, spelling.stored(failure))
    } else {
      return nil
    }
    type = .tuple([
      TypeRef.Element(label: "stream", stream),
      TypeRef.Element(label: "continuation", .named(TypeRef.Name(base: stream, "Continuation"))),
    ])
    (kind, initial) = (.stream, "\(stream).makeStream()")
    isSendable = spelling.isKnownSendable(element)
  }
}

extension TypeRef {
  fileprivate static let never = TypeRef.named("Never")
}

extension RequirementSpelling {
  /// Whether a type is known to be `Sendable`.
  fileprivate func isKnownSendable(_ type: TypeRef) -> Bool {
    let sendable = sendableNames.map { ($0, TypeRef.named("Sendable")) }
    let spellings = [type, stored(type), writtenOut(type)]
    return spellings.contains {
      index.isKnownSendable($0.substituting(Dictionary(sendable) { $1 }), from: scope)
    }
  }

  /// Returns a type with the meanings of the aliases in it.
  ///
  /// - Parameter outer: The aliases that led to the type; an alias may lead back to itself.
  private func writtenOut(_ type: TypeRef, inside outer: Set<TypeRef> = []) -> TypeRef {
    guard let inside = entering(type, from: outer) else { return type }
    return meaning(of: type).mapParts { writtenOut($0, inside: inside) }.modified(by: type.modifiers)
  }

  /// Whether a name is neither that of a type or alias of the project nor that of an associated type.
  fileprivate func isDeclaredElsewhere(_ name: String) -> Bool {
    !declares(name) && !index.mayMeanAlias(name, from: scope) && !genericNames.contains(name)
      && substitutions[name] == nil
  }

  fileprivate func declares(_ name: String) -> Bool { !index.resolve(name, from: scope).isEmpty }
}
