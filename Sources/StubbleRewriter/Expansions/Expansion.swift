import StubbleSemantics
import StubbleSyntax

/// The generated parts of one stubbed member, independent of how they are inserted into the file.
struct Expansion: Sendable {
  /// The declarations of storage.
  var storage: [Code] = []
  /// The closures that are declared for the member.
  var closures: [ClosureVariable] = []
  /// The declarations of the variables that record calls.
  var records: [Code] = []
  /// The text at the beginning and end of bodies.
  var wraps: [BodyWrap] = []
  /// The accessors of a stored property that becomes computed.
  var accessors: [AccessorAddition] = []
  /// The small changes of the member's own declaration.
  var replacements: [Edit] = []
  /// The generated variables that a test sets or reads, for the report.
  var variables: [GeneratedVariable] = []
}

/// A variable that holds a closure or `nil`.
struct ClosureVariable: Sendable {
  let name: String
  /// The type of the closure.
  let type: TypeRef
}

/// A variable that a test sets or reads.
package struct GeneratedVariable: Sendable, Equatable {
  package var name: String
  /// The type of the variable; for a closure, without the `?`.
  package var type: String
  /// Whether the variable holds the arguments of calls.
  var isRecord = false
  /// The `@available` attributes of the variable, if it is available on some systems only.
  var limits = AvailabilityLimits.none
}

/// Text inside the braces of a body, before its first statement and after its last.
struct BodyWrap: Sendable {
  let block: SyntaxNode
  let prefix: String
  let suffix: String
  /// Edits before expressions that the body returns implicitly, such as the insertion of `return`.
  var insertions: [Edit] = []
}

/// A block of accessors that is added after a variable's binding.
struct AccessorAddition: Sendable {
  let binding: SyntaxNode
  let accessors: [Code]
}

extension Expansion {
  /// Returns all declarations that are generated beside the member.
  ///
  /// - Parameter object: The object that keeps the closures, or `nil` if variables of their own do.
  func peers(in context: PeerContext, keptIn object: ClosuresObject?) -> [Code] {
    storage
      + closures.flatMap { closure in
        object.map { [$0.accessors(of: closure, in: context)] }
          ?? context.declaration(of: closure.name, type: closure.type)
      } + records
  }

  /// The edits of the member itself, without its peers.
  var edits: [Edit] {
    var edits = replacements
    for wrap in wraps {
      guard let open = wrap.block.token(.leftBrace) else { continue }
      let start = wrap.block.tree.tokens[open].range.upperBound
      let end = wrap.block.range.upperBound - 1
      edits.append(Edit(start..<start, wrap.prefix, expanded: .bodyStart))
      edits += wrap.insertions
      edits.append(Edit(end..<end, wrap.suffix, expanded: .bodyEnd))
    }
    for addition in accessors {
      let end = addition.binding.range.upperBound
      edits.append(Edit(end..<end, following: .block("", addition.accessors)))
    }
    return edits
  }
}
