import StubbleSemantics
import StubbleSyntax

/// What becomes of one member: a value, which says nothing of how it is put into the file.
struct Expansion: Sendable {
  /// Declarations of storage, which are beside the member.
  var storage: [Code] = []
  /// The closures that the member consults.
  var closures: [ClosureVariable] = []
  /// Declarations of what records calls.
  var records: [Code] = []
  /// Text at the beginning and end of bodies.
  var wraps: [BodyWrap] = []
  /// The accessors of a stored property that becomes computed.
  var accessors: [AccessorAddition] = []
  /// Small changes of the declaration itself.
  var replacements: [Edit] = []
  /// The generated variables that a test sets or reads, for the report.
  var variables: [GeneratedVariable] = []
}

/// A variable that holds a closure or nil.
struct ClosureVariable: Sendable {
  let name: String
  /// The type of the closure.
  let type: TypeRef
}

/// A variable that a test sets or reads.
package struct GeneratedVariable: Sendable, Equatable {
  package var name: String
  /// Its type, for a closure without the `?`.
  package var type: String
  /// It holds the arguments of calls.
  var isRecord = false
  /// The attributes that make it available on some systems only.
  var limits = ""
}

/// Text inside the braces of a body, before all it holds and after it.
struct BodyWrap: Sendable {
  let block: SyntaxNode
  let prefix: String
  let suffix: String
  /// Something before the body's only expression.
  var insertion: Edit?
}

/// A block of accessors after a binding.
struct AccessorAddition: Sendable {
  let binding: SyntaxNode
  let accessors: [Code]
}

extension Expansion {
  /// All that is declared beside the member.
  ///
  /// - Parameter object: where the closures are kept, if not in variables of their own.
  func peers(in context: PeerContext, keptIn object: ClosuresObject?) -> [Code] {
    storage
      + closures.flatMap { closure in
        object.map { [$0.accessors(of: closure, in: context)] }
          ?? context.declaration(of: closure.name, type: closure.type)
      } + records
  }

  /// The expansion as edits of the file that the member is in, the peers apart.
  var edits: [Edit] {
    var edits = replacements
    for wrap in wraps {
      guard let open = wrap.block.token(.leftBrace) else { continue }
      let start = wrap.block.tree.tokens[open].range.upperBound
      let end = wrap.block.range.upperBound - 1
      edits.append(Edit(start..<start, wrap.prefix, expanded: .bodyStart))
      if let insertion = wrap.insertion { edits.append(insertion) }
      edits.append(Edit(end..<end, wrap.suffix, expanded: .bodyEnd))
    }
    for addition in accessors {
      let end = addition.binding.range.upperBound
      edits.append(Edit(end..<end, following: .block("", addition.accessors)))
    }
    return edits
  }
}
