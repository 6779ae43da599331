import StubbleSemantics

/// What a test feeds in place of the publisher or the stream that a double returns.
struct ResultFeed: Sendable, Equatable {
  private enum Kind: Sendable {
    /// A subject, which each returned publisher passes on.
    case subject
    /// A stream with its continuation; all calls return that stream.
    case stream
  }

  private let kind: Kind
  /// The type of the variable that a test feeds.
  let type: TypeRef
  /// Its initial value.
  let initial: String
  /// It may be used from several isolations.
  let isSendable: Bool

  /// How the names of such variables end.
  var suffix: String {
    switch kind {
    case .subject: "Subject"
    case .stream: "Feed"
    }
  }

  /// What is returned, where the variable has a name.
  func result(_ name: String) -> String {
    switch kind {
    case .subject: "\(name).eraseToAnyPublisher()"
    case .stream: "\(name).stream"
    }
  }
}

extension ResultFeed {
  /// The feed of values of a type; nil if it is none that a test can feed.
  ///
  /// - Parameter depth: how many aliases led to the type.
  init?(of type: TypeRef, _ spelling: RequirementSpelling, depth: Int = 0) {
    switch type.unmodified {
    case .named(let name) where name.base == nil && spelling.isDeclaredElsewhere(name.unquoted):
      self.init(ofElsewhere: name, spelling)
    case .named(let name) where name.unquoted == "AnyPublisher" && spelling.declares("PassthroughSubject"):
      // A project with its own kind of Combine.
      self.init(ofPublisher: name, spelling)
    case .named(let name) where name.base == nil && name.arguments.isEmpty && depth < 4:
      guard let alias = spelling.index.aliases[name.unquoted], !spelling.declares(name.unquoted) else {
        return nil
      }
      self.init(of: TypeRef(alias), spelling, depth: depth + 1)
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

  /// A stream is made with its continuation if it throws nothing or anything.
  private init?(element: TypeRef, failure: TypeRef, _ spelling: RequirementSpelling) {
    let stored = spelling.stored(element)
    let stream: TypeRef
    if failure.isNever {
      stream = .named("AsyncStream", stored)
    } else if failure == .any(.named("Error")) || failure == .named("Error") {
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
  /// Whether values of a type may be used anywhere, as far as it can be known.
  fileprivate func isKnownSendable(_ type: TypeRef) -> Bool {
    let sendable = sendableNames.map { ($0, TypeRef.named("Sendable")) }
    let spellings = [type, stored(type), writtenOut(type)]
    return spellings.contains {
      index.isKnownSendable($0.substituting(Dictionary(sendable) { $1 }), from: scope)
    }
  }

  /// A type with what aliases in it mean.
  private func writtenOut(_ type: TypeRef) -> TypeRef {
    meaning(of: type).mapParts(writtenOut).modified(by: type.modifiers)
  }

  /// No type of the project has the name, nor an associated type.
  fileprivate func isDeclaredElsewhere(_ name: String) -> Bool {
    !declares(name) && index.aliases[name] == nil && !genericNames.contains(name)
      && substitutions[name] == nil
  }

  fileprivate func declares(_ name: String) -> Bool { !index.resolve(name, from: scope).isEmpty }
}
