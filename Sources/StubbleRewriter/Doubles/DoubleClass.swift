import StubbleSemantics
import StubbleSyntax

/// What kind of class implements a protocol.
package enum DoubleKind: String, Sendable, CaseIterable {
  /// `<Protocol>Spy`, which records its calls.
  case spy
  /// `Stubbable<Protocol>`, which relays to a struct of closures.
  case stubs
  /// `Mock<Protocol>`, with a stub of the library for each member.
  case mock

  /// The annotation that asks for it.
  package var annotation: String {
    switch self {
    case .spy: "Spyable"
    case .stubs: "StubbableProtocol"
    case .mock: "Mockable"
    }
  }

  /// All annotations, as one lists them: `@Spyable, @StubbableProtocol or @Mockable`.
  package static var annotations: String {
    let names = allCases.map { "@" + $0.annotation }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The module that the class needs beside those of the protocol.
  var library: String? {
    switch self {
    case .spy, .stubs: nil
    case .mock: "Stubble"
    }
  }

  /// The initialiser that a test calls, where it has a parameter.
  var initializer: String? {
    switch self {
    case .spy: nil
    case .stubs: "init(setup:)"
    case .mock: "init(_:)"
    }
  }

  /// The class can have no subclasses.
  var isFinal: Bool {
    switch self {
    case .spy, .stubs: false
    case .mock: true
    }
  }

  /// The name of the class.
  func className(for name: String) -> String {
    let words = NameInWords.of(name)
    return switch self {
    case .spy: words + "Spy"
    case .stubs: "Stubbable" + words
    case .mock: "Mock" + words
    }
  }
}

/// A generated class.
struct DoubleClass: Sendable {
  var kind: DoubleKind
  var name: String
  /// The class with all that is around it.
  var code: Code
  /// The attributes that are before it on lines of their own.
  var attributes: [String]
  /// Declarations of its own beside it.
  var companions: [Code] = []
  /// It holds locks of Foundation, or is an `NSObject`.
  var needsFoundation: Bool
  /// Conditions under which the protocol itself is there.
  var conditions: [String]
  var requirementCount: Int
  /// Other modules see the class.
  var isForOthers = false
  /// The lines of its documentation comment.
  var documentation: [String] = []

  /// The documentation, the attributes and the class, and what is beside it.
  var lines: [Code] {
    (documentation + attributes).map(Code.line) + [code] + companions.flatMap { [.gap, $0] }
  }

  /// On one line.
  var inline: String {
    ([(attributes + [code.inline]).joined(separator: " ")] + companions.map(\.inline)).joined(separator: "; ")
  }
}

extension TypeDecl {
  /// Why there is no double of the protocol.
  ///
  /// - Parameter range: the bytes to blame; by default the protocol's name.
  func noDouble(_ reason: String, at range: Range<Int>? = nil, notes: [String] = []) -> Ineligibility {
    let name = nameToken.map { node.tree.tokens[$0].range }
    return Ineligibility(
      range ?? name ?? node.range, "no double of '\(self.name)': \(reason)", notes: notes)
  }
}

extension DoubleClass {
  /// The double of a protocol. Throws why there can be none.
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
    var double = frame.double(conditions: ConditionText.conditions(of: index.types[type].clauses))
    if style.isDocumented { double.documentation = index.types[type].decl.node.documentation }
    double.isForOthers = access.isForOtherModules
    return double
  }
}
