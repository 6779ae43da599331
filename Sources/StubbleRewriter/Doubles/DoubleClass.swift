import StubbleSemantics
import StubbleSyntax

/// A generated class that implements a protocol.
struct DoubleClass: Sendable {
  var kind: DoubleKind
  var name: String
  /// The declaration of the class.
  var code: Code
  /// The attributes of the class, on lines of their own.
  var attributes: [String]
  /// The declarations that the class needs beside it.
  var companions: [Code] = []
  /// Whether the class needs that of locked values, which the file declares for all its doubles.
  var needsSharedLock = false
  /// Whether the class uses locks of Foundation, or is an `NSObject`.
  var needsFoundation: Bool
  /// The conditions of `#if` under which the protocol is compiled.
  var conditions: [String]
  var requirementCount: Int
  /// The access level of the class.
  var access = AccessLevel.internal
  /// The files whose imports the class needs beside those of the protocols, because it spells what aliases mean.
  var filesOfMeanings: Set<FileID> = []
  /// The lines of the documentation comment of the class.
  var documentation: [String] = []

  /// The class with its documentation, its attributes and its companions, on several lines.
  var lines: [Code] {
    (documentation + attributes).map(Code.line) + [code] + companions.flatMap { [.gap, $0] }
  }

  /// The class with its attributes and companions on one line.
  var inline: String {
    ([(attributes + [code.inline]).joined(separator: " ")] + companions.map(\.inline)).joined(separator: "; ")
  }
}

extension TypeDecl {
  /// Returns the error that there is no double of the protocol.
  ///
  /// - Parameters:
  ///   - reason: The reason, in lower case.
  ///   - range: The bytes at which the error points, or `nil` for the protocol's name.
  func noDouble(_ reason: String, at range: Range<Int>? = nil, notes: [String] = []) -> Ineligibility {
    let name = nameToken.map { node.tree.tokens[$0].range }
    return Ineligibility(
      range ?? name ?? node.range, "no double of '\(self.name)': \(reason)", notes: notes)
  }
}

extension DoubleClass {
  /// Returns the double of a protocol.
  ///
  /// - Throws: An `Ineligibility` if no class of the kind can be generated for the protocol.
  static func make(
    _ kind: DoubleKind, of type: TypeID, in index: TypeIndex, access: AccessLevel, naming: ClassNaming,
    style: DoubleStyle = DoubleStyle()
  ) throws(Ineligibility) -> DoubleClass {
    let model = try ProtocolReader.read(type, in: index, naming: naming)
    var frame = DoubleFrame(kind: kind, name: naming.name, model: model, access: access, style: style)
    switch kind {
    case .spy: try frame.addSpy()
    case .stubs: try frame.addStubs()
    case .mock: try frame.addMock()
    }
    let conditions = DefinitionDifferences(from: model.settings, to: model.classSettings)
      .applied(to: ConditionText.conditions(of: index.types[type].clauses))
    var double = frame.double(conditions: conditions)
    if style.isDocumented { double.documentation = index.types[type].decl.node.documentation }
    double.access = access
    double.filesOfMeanings = model.filesOfMeanings
    return double
  }
}
