package import StubbleSemantics

/// What became of one member of a selected type.
package struct MemberReport: Sendable, Equatable {
  /// The type's name, dotted for nested ones.
  package var type: String
  /// The member as one would write it: `fetch(id:)`, `isEnabled`, `subscript(_:)`.
  package var member: String
  /// The member's declaration in the original.
  package var range: Range<Int>
  /// The generated variables; empty if the member was left.
  package var variables: [GeneratedVariable]
  /// They are static.
  package var isStatic: Bool
  /// Why the member was left; nil if it is stubbed.
  package var reason: String?
  /// Why the closures are static and serve all instances, though the member is one of each; nil if they are not.
  package var sharing: String?
  /// Why the member's calls are not recorded, though that is asked for.
  package var unrecorded: String?
  /// An annotation asks for the member, its own or that of its type.
  package var isAnnotated = false

  /// The names of the generated variables.
  package var names: [String] { variables.map(\.name) }
}

/// A member by the place of its declaration.
package struct MemberPlace: Sendable, Hashable {
  /// Index of the file.
  let file: FileID
  /// The member's name in the original.
  let range: Range<Int>

  package init(file: FileID, range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

/// What is to be done to one file.
package struct Plan: Sendable {
  /// Disjoint, in order of their ranges. Empty if there is nothing to stub, or if there is an error.
  package var edits: [Edit]
  package var diagnostics: [Diagnostic]
  package var members: [MemberReport]
  /// The members of a file whose edits cannot all be made, which a diagnostic says; empty if they can.
  package var conflicting: [MemberReport] = []
  /// The names of the selection that the file's types have.
  package var selectedNames: Set<String> = []
}
