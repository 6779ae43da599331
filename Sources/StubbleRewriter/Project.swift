package import StubbleSyntax

/// A parsed source file in its original form, all regions restored.
package struct SourceFile: Sendable {
  /// The path by which diagnostics name it.
  package let path: String
  /// The module that the file belongs to; one file sees another's types without an import only inside a module.
  package let module: String
  /// That of the module.
  package let defaultIsolation: DefaultIsolation
  package let tree: SyntaxTree

  package init(
    path: String, source: [UInt8], module: String = "", defaultIsolation: DefaultIsolation = .nonisolated
  ) {
    self.init(
      path: path, tree: SyntaxTree(parsing: source), module: module, defaultIsolation: defaultIsolation)
  }

  package init(path: String, tree: SyntaxTree, module: String, defaultIsolation: DefaultIsolation) {
    self.path = path
    self.module = module
    self.defaultIsolation = defaultIsolation
    self.tree = tree
  }
}

/// Which types are stubbable although no annotation says so.
package struct Selection: Sendable, Equatable {
  /// Names of types, dotted for nested ones.
  package var typeNames: [String]
  /// Every class, struct and actor.
  package var allTypes: Bool

  package init(typeNames: [String] = [], allTypes: Bool = false) {
    self.typeNames = typeNames
    self.allTypes = allTypes
  }
}

/// What became of one member of a selected type.
package struct MemberReport: Sendable, Equatable {
  /// The type's name, dotted for nested ones.
  package var type: String
  /// The member as one would write it: `fetch(id:)`, `isEnabled`, `subscript(_:)`.
  package var member: String
  /// The member's declaration in the original.
  package var range: Range<Int>
  /// Names of the generated closures; empty if the member was left.
  package var names: [String]
  /// Why the member was left; nil if it is stubbed.
  package var reason: String?
  /// Why the closures are static and serve all instances, though the member is one of each; nil if they are not.
  package var sharing: String?
  /// An annotation asks for the member, its own or that of its type.
  package var isAnnotated = false
}

/// A member by the place of its declaration.
package struct MemberPlace: Sendable, Hashable {
  /// Index of the file.
  package let file: Int
  /// The member's name in the original.
  package let range: Range<Int>

  package init(file: Int, range: Range<Int>) {
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
}

/// The files that are seen together: types, their extensions and superclasses are found across them.
package struct Project: Sendable {
  package let files: [SourceFile]
  package let selection: Selection
  /// Files that use the project's types, tests for one; they are not planned.
  package let users: [SourceFile]
  /// Members that are left although somebody selected them.
  package var left: Set<MemberPlace> = []

  package init(files: [SourceFile], selection: Selection, users: [SourceFile] = []) {
    self.files = files
    self.selection = selection
    self.users = users
  }

  /// The plan of each file, in the order of `files`.
  package func plans() -> [Plan] {
    Planner(files: files, selection: selection, users: users, left: left).plans()
  }
}
