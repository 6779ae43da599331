import StubbleSemantics
import StubbleSyntax

/// The way in which a candidate is stubbed.
enum Stub: Sendable {
  case function(FunctionStub)
  case computed(ComputedStub)
  case stored(StoredStub)
}

/// A candidate with the stub that is planned for it.
///
/// It is a class because it is passed around often and would be costly to copy.
final class PlannedStub: Sendable {
  let candidate: Candidate
  let stub: Stub

  init(candidate: Candidate, stub: Stub) {
    self.candidate = candidate
    self.stub = stub
  }

  /// Returns the stub as it is in a type whose initializers are written out.
  func besideWrittenInitializers(index: TypeIndex) -> PlannedStub {
    guard let storage = instanceStorage?.storage, storage.isUnsafe, storage.specifier == "let",
      let stub = try? StoredStub(candidate, initializersAreWritten: true, index: index)
    else { return self }
    return PlannedStub(candidate: candidate, stub: .stored(stub))
  }

  /// What the names of the closures are derived from.
  var nameable: Nameable {
    switch stub {
    case .function(let stub): stub.nameable(for: candidate)
    case .computed(let stub): stub.nameable(for: candidate)
    case .stored(let stub): stub.nameable(for: candidate)
    }
  }

  /// Returns the expansion of the member.
  ///
  /// - Parameters:
  ///   - names: The names of the closures and the storage.
  ///   - declares: Whether the expansion declares the closures; `false` if it consults those of a superclass.
  ///   - storageAccess: The access level of the storage. Static storage is always private, because no initializer
  ///     assigns it.
  /// - Throws: An `Ineligibility` if the member cannot be stubbed with these names.
  func expansion(
    names: ClosureNames, declares: Bool, storageAccess: String
  ) throws(Ineligibility) -> Expansion {
    switch stub {
    case .function(let stub): try stub.expand(names: names, declares: declares)
    case .computed(let stub): try stub.expand(names: names, declares: declares)
    case .stored(let stub):
      stub.expand(names: names, storageAccess: stub.isStatic ? "private" : storageAccess)
    }
  }

  /// The context that determines how the closures are declared.
  var context: PeerContext {
    switch stub {
    case .function(let stub): stub.context
    case .computed(let stub): stub.context
    case .stored(let stub): stub.context
    }
  }

  /// Whether the closures can be kept in an object that a value of the type refers to.
  func fitsObject(index: TypeIndex) -> Bool {
    ClosuresObject.keeps(closure, of: candidate, in: context, index: index)
  }

  /// Why calls of the member are not recorded although that was requested; `nil` if they are, or it was not.
  var reasonAgainstRecord: String? {
    if case .function(let stub) = stub { return stub.record.reasonAgainst }
    return nil
  }

  /// The helper declarations that the closures use, in their file.
  var supplements: Set<FileSupplement> {
    let closures = context.closureSupplements
    if case .function(let stub) = stub, stub.record.labels != nil {
      return closures.union(context.recordSupplements)
    }
    return closures
  }

  /// The access level of the closures, if it is `package` or `public`; otherwise `nil`.
  var wideAccess: AccessLevel? {
    context.modifiers.access.flatMap { $0.level.isForOtherModules ? $0.level : nil }
  }

  /// Returns why no other file can set the closures, or `nil` if all files of the module can.
  func reasonAgainstAccess(_ index: TypeIndex) -> String? {
    let around = candidate.type.map { index.types[$0].decl.node.declarationsAround } ?? []
    if let type = around.lazy.filter(\.isPrivateToFile).compactMap(TypeDecl.init).first {
      return "'\(type.name)' is private"
    }
    guard let level = context.narrowLevel else { return nil }
    return PeerAccess.requestedLevel(for: candidate) == level
      ? "'\(level.rawValue)' is the requested access level" : "its type names a private declaration"
  }

  /// Whether the stub changes the stored properties of the type's instances.
  var changesInstances: Bool { instanceStorage != nil || !candidate.hasStaticClosures }

  /// The stub of a stored instance property; `nil` for every other member.
  var instanceStorage: StoredStub? {
    if case .stored(let stub) = stub, !stub.isStatic { return stub }
    return nil
  }
}
