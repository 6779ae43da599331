import StubbleSemantics
import StubbleSyntax

/// The generic functions of a project that depend on how what they are given is stored, by their names.
struct MeasuringFunctions: Sendable {
  /// Those to which values matter, and types.
  let ofValues: Set<String>
  /// All: to the others only types matter.
  let names: TokenTexts

  init(ofValues values: Set<String>, ofTypes types: Set<String>) {
    ofValues = values
    names = TokenTexts(values.union(types))
  }
}

extension SyntaxNode {
  /// The names by which the function around some code is called, if it is generic and some of the names are those of its
  /// parameters: `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`. An initializer is called by the name of its
  /// type, too.
  func namesOfFunction(withParametersAmong names: [String]) -> [String] {
    let functions = sequence(first: self, next: \.parent).lazy.compactMap(FunctionDecl.init)
    guard let function = functions.first(where: { !$0.genericNames.isDisjoint(with: names) }) else {
      return []
    }
    let owner = function.name == "init" ? SelfContext(of: function.node).owner : nil
    return [function.name] + (owner.map { [$0] } ?? [])
  }
}
