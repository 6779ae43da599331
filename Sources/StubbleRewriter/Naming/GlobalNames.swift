import StubbleSemantics
import StubbleSyntax

/// The names of global declarations, which begin with an underscore, that closures must not have.
///
/// Those that no code of a type mentions are not among them. So the names of a type's closures are the same wherever a
/// project declares globals, and whether their files are read or not.
struct GlobalNames: Sendable {
  /// The type that gets the closures, or `nil` if they are global themselves, or members of an extension.
  let type: TypeID?
  let index: TypeIndex

  /// Whether a closure of this name would be declared again, or hide a global declaration in the code of the type or of a
  /// subclass.
  func include(_ name: String) -> Bool {
    guard name.hasPrefix("_"), !index.globals[name].isEmpty else { return false }
    guard let type else { return true }
    let texts = TokenTexts([name])
    return ([type] + index.descendants(of: type)).contains { user in
      let model = index.types[user]
      return texts.areNames(in: model.decl.node)
        || model.extensions.contains { texts.areNames(in: $0.decl.node) }
    }
  }
}
