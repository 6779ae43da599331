import StubbleSemantics
import StubbleSyntax

/// What is written differently in the observers of a stored property, and their undeclared callees.
struct Observers: Sendable {
  /// The replacements of `#function`.
  let callerNames: [TokenRewrite]
  /// The calls of methods that have the property's name.
  let methodCalls: Set<NodeID>
  let undeclaredCallees: [SyntaxNode]

  init(of binding: PatternBinding, _ candidate: Candidate, caller: CallerName, index: TypeIndex) {
    let bodies = binding.accessorBlock?.accessors.compactMap { $0.child(.codeBlock) } ?? []
    callerNames = bodies.flatMap(caller.rewrites)
    undeclaredCallees = bodies.flatMap(caller.undeclaredCallees)
    let name = binding.name ?? ""
    let calls = candidate.type.map { type in
      bodies.flatMap { index.methodCalls(in: $0, of: type, namedLikeProperties: [name]) }
    }
    methodCalls = Set(calls ?? [])
  }
}
