import StubbleSemantics
import StubbleSyntax

/// The rule for tuples of a parameter pack, `(repeat each T)`. The compiler has an internal error where such a tuple is
/// the argument of a closure, or the new value of a computed property.
extension TypeIndex {
  /// Throws if a setter would take a tuple of a pack.
  func checkPacks(inSet type: SyntaxNode, from scope: Scope) throws(Ineligibility) {
    guard isTupleOfPack(TypeRef(type), from: scope) else { return }
    throw Ineligibility(
      type.range, "the tuple '\(type.spelling)' of a parameter pack can be set in a stored property only")
  }

  /// Throws if a closure would take a tuple of a pack, or a function that takes one.
  func checkPacks(in signature: FunctionSignature, from scope: Scope) throws(Ineligibility) {
    let mayHavePacks =
      aliases.haveNamedPacks
      || signature.parameters.contains { parameter in
        parameter.type.contains { if case .packExpansion = $0 { true } else { false } }
      }
    for parameter in mayHavePacks ? signature.parameters : [] {
      var type = unaliased(parameter.type, from: scope)
      var types = [type]
      var seen: Set<TypeRef> = []
      while case .function(let function) = type, seen.insert(type).inserted {
        // A parameter that is a pack expansion is not a tuple.
        types += function.parameters.map(\.type).filter {
          if case .packExpansion = $0 { false } else { true }
        }
        type = unaliased(function.result, from: scope)
      }
      guard types.contains(where: { isTupleOfPack($0, from: scope) }) else { continue }
      throw Ineligibility(parameter.range, "a tuple of a parameter pack cannot be passed to a closure")
    }
  }

  /// Whether a type is a tuple with a pack expansion, perhaps in a nested tuple.
  func isTupleOfPack(_ type: TypeRef, from scope: Scope) -> Bool {
    var tuples: Set<TypeRef> = []
    return isTupleOfPack(type, from: scope, &tuples)
  }

  /// - Parameter tuples: The tuples that were asked. An alias may lead back to itself.
  private func isTupleOfPack(_ type: TypeRef, from scope: Scope, _ tuples: inout Set<TypeRef>) -> Bool {
    let meaning = unaliased(type, from: scope)
    switch meaning {
    // `(repeat each T)` is read as a parenthesized type, but is a tuple.
    case .packExpansion: return true
    case .tuple(let elements):
      guard tuples.insert(meaning).inserted else { return false }
      return elements.contains { isTupleOfPack($0.type, from: scope, &tuples) }
    default: return false
    }
  }
}
