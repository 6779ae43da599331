package import StubbleSemantics
package import StubbleSyntax

/// A report on one member of a selected type: how it is stubbed, or why it is not.
package struct MemberReport: Sendable, Equatable {
  /// The name of the type, with the enclosing types of a nested one: `Outer.Inner`.
  package var type: String
  /// The name of the member as in documentation: `fetch(id:)`, `isEnabled`, `subscript(_:)`.
  package var member: String
  /// The place of the member's declaration in the original file, as UTF-8 offsets.
  package var range: Range<Int>
  /// The generated variables; empty if the member is left unchanged.
  package var variables: [GeneratedVariable]
  /// Whether the generated variables are static.
  package var isStatic: Bool
  /// Why the member is left unchanged; `nil` if it is stubbed.
  package var reason: String?
  /// Why the closures of an instance member are static, for all instances; `nil` if they are not, or the member is
  /// static.
  package var sharing: String?
  /// Why no other file can set the closures; `nil` if all files of the module can.
  package var inaccessible: String?
  /// Why the member's calls are not recorded although that was requested; `nil` if they are, or it was not.
  package var unrecorded: String?
  /// Whether the member or its type is annotated, rather than selected from outside.
  package var isAnnotated = false

  /// The names of the generated variables.
  package var names: [String] { variables.map(\.name) }
}

/// The identity of a member across plans of the same files.
package struct MemberID: Sendable, Hashable {
  /// The file that declares the member.
  let file: FileID
  /// The member's name in the original.
  let range: Range<Int>

  package init(file: FileID, range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

/// The edits of one file, and what is reported about it.
package struct Plan: Sendable {
  /// The edits, disjoint and in order of their ranges; empty if there is nothing to stub, or if there is an error.
  package var edits: [Edit]
  package var diagnostics: [Diagnostic]
  package var members: [MemberReport]
  /// The members that would be stubbed if all edits of the file could be made; empty if they can be. A diagnostic says
  /// why they cannot.
  package var conflicting: [MemberReport] = []
  /// The initial values of members from which no type is inferred, and what others call that was taken for a type. Files
  /// that declare what they name may help.
  package var uninferredValues: [SyntaxNode] = []
  /// What is called where `#function` would have another value in generated code, and not declared in any of the files.
  package var undeclaredCallees: [SyntaxNode] = []
  /// The names in the selection (`--type NAME`) that match a type of the file.
  package var selectedNames: Set<String> = []
}
