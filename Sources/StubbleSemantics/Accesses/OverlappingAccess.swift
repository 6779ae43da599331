import StubbleSyntax

/// A place where code changes one part of a value while it reads or changes another part.
///
/// Swift permits that for two stored properties of a struct: `swap(&s.x, &s.y)`. Once one of them is computed, its
/// accessors access all of the value, and the two accesses conflict.
package struct OverlappingAccess: Sendable {
  /// The members between the variable and the value that has both parts: `inner` for `s.inner.x` and `s.inner.y`.
  package let path: [String]
  /// The member that is changed.
  package let changed: String
  /// The other member, which is changed as well, or read.
  package let other: String
  /// Whether the changed member is passed as a whole: `&s.x`, but not `&s.x.y` or `s.x.sort { … }`.
  package let isWhole: Bool
  /// The method that is called on the changed member, if no declaration says that a method of this name changes its
  /// receiver, but none says that it does not; otherwise `nil`.
  package let method: String?
  /// The type whose `self` is the variable, or `nil` if it is another variable.
  package let owner: String?
  /// The byte offset of the call or operation.
  package let offset: Int

  /// Returns the members that follow the one at `position` of `path`; for the last one, these are the two parts.
  package func parts(after position: Int) -> [String] {
    position + 1 < path.count ? [path[position + 1]] : [changed, other]
  }
}

extension OverlappingAccess {
  /// Creates the overlap of two paths, or `nil` if they do not fork at some member of one variable.
  init?(_ path: ChangedPath, _ other: ValuePath, owner: String?, offset: Int) {
    let (own, others) = (path.value.members, other.members)
    guard path.value.root == other.root,
      let fork = zip(own, others).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return nil }
    self.init(
      path: Array(own[..<fork]), changed: own[fork], other: others[fork],
      isWhole: path.isGiven && fork == own.count - 1 && !path.value.isPart,
      method: fork == own.count - 1 && !path.value.isPart ? path.method : nil,
      owner: path.value.root == "self" ? owner : nil, offset: offset)
  }
}

/// A path whose value is changed.
package struct ChangedPath: Sendable {
  var value: ValuePath
  /// Whether the value is passed as an `inout` argument or operand, rather than being the receiver of a mutating
  /// method.
  var isGiven: Bool
  /// The method that is called on the value, if it changes it for all that is known.
  var method: String?
}
