import StubbleSemantics
import StubbleSyntax

/// A property wrapper that moves from a property to its storage, and what the declarations need to be as they were with
/// it.
struct StorageWrapper: Sendable {
  let applied: PropertyWrapper
  /// The attributes by which the wrapper isolates the property to a global actor, unless the property has its own.
  let actorAttributes: [String]
  /// The access level that the storage must have so that the memberwise initializer keeps its own; `nil` if that does
  /// not depend on the storage.
  let memberwiseAccess: String?

  /// Returns `nil` if the property has no wrapper.
  init?(of candidate: Candidate, index: TypeIndex) {
    let node = candidate.member.node
    let scope = index.scope(of: candidate)
    guard let wrapper = index.propertyWrapper(on: node, scope: scope) else { return nil }
    applied = wrapper
    // Language mode 5 would enforce a global actor that is written, but not one that is the default.
    let isOnActorByDefault = wrapper.isOnActorByDefault && index.isOnMainActorByDefault(candidate.type)
    let hasOwnActor = isOnActorByDefault || wrapper.actor == index.globalActor(on: node, scope: scope)
    actorAttributes = hasOwnActor ? [] : wrapper.actorAttributes
    memberwiseAccess = index.memberwiseAccess(ofStorageFor: candidate)
  }
}

extension TypeIndex {
  /// Returns the access level of storage in a struct whose initializers are synthesized, or `nil` for other types.
  fileprivate func memberwiseAccess(ofStorageFor candidate: Candidate) -> String? {
    guard hasImplicitInitializer(candidate) else { return nil }
    let node = candidate.member.node
    return node.modifier(.private) != nil
      ? "private" : node.modifier(.fileprivate) != nil ? "fileprivate" : ""
  }
}
