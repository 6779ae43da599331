import StubbleSyntax

/// Code that changes a part of a value and looks at another part of it meanwhile.
///
/// That is legal for two stored properties. The accessors of a computed one take all of the value.
package struct OverlappingAccess: Sendable {
  /// The names on the way from the variable to the value with both parts: `inner` of `s.inner.x` and `s.inner.y`.
  package let way: [String]
  /// The part that is changed.
  package let changed: String
  /// The part that is changed too or looked at.
  package let other: String
  /// The part is changed as a whole: `&s.x`, but not `&s.x.y` or `s.x.sort { … }`.
  package let isWhole: Bool
  /// The type whose `self` the variable is.
  package let owner: String?
  /// Where the code begins.
  package let offset: Int

  /// The names that follow one on the way.
  package func parts(after place: Int) -> [String] {
    place + 1 < way.count ? [way[place + 1]] : [changed, other]
  }
}

extension OverlappingAccess {
  /// Two paths from one variable that part somewhere.
  init?(_ path: ChangedPath, _ other: ValuePath, owner: String?, offset: Int) {
    let (own, others) = (path.value.members, other.members)
    guard path.value.root == other.root,
      let fork = zip(own, others).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return nil }
    self.init(
      way: Array(own[..<fork]), changed: own[fork], other: others[fork],
      isWhole: path.isGiven && fork == own.count - 1 && !path.value.isPart,
      owner: path.value.root == "self" ? owner : nil, offset: offset)
  }
}

/// A path at which something is changed.
package struct ChangedPath: Sendable {
  var value: ValuePath
  /// It is given away to be changed, rather than asked to change itself.
  var isGiven: Bool
}
