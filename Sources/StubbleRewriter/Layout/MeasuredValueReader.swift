import StubbleSemantics
import StubbleSyntax

/// Finds out where the types of measured values are written: what local variables and parameters say is read at once, and
/// members are looked for later, in all files.
struct MeasuredValueReader {
  /// The names that may be types of measured values, with the code that measures the values.
  private(set) var types: [(name: String, node: SyntaxNode)] = []
  /// The values that are members of types.
  private(set) var members: [MeasuredValue] = []
  /// What members and functions declare inside of them.
  private var locals: [NodeID: DeclaredValues] = [:]
  private let index: TypeIndex
  private let memoryNames: MemoryNames

  init(index: TypeIndex, names: MemoryNames) {
    self.index = index
    memoryNames = names
  }

  /// Adds an argument of a function that measures it.
  mutating func add(_ argument: SyntaxNode, _ measured: MeasuringFunctions.Measured) {
    guard measured == .array else { return add(argument, areElements: measured == .elements) }
    add(Measurement(isArray: true, holder: .array, code: argument), of: argument, depth: 0)
  }

  /// Adds a measured value, or that of which the elements are measured.
  mutating func add(_ value: SyntaxNode, areElements: Bool) {
    add(Measurement(isArray: areElements, code: value), of: value, depth: 0)
  }

  /// Adds the memory that a pointer points to.
  mutating func add(pointedToBy pointer: SyntaxNode) {
    add(Measurement(isArray: true, holder: .pointer, code: pointer), of: pointer, depth: 0)
  }

  /// Adds the elements of a value if it is a span.
  mutating func add(elementsOf span: SyntaxNode) {
    add(Measurement(isArray: true, holder: .span, code: span), of: span, depth: 0)
  }

  /// Adds the types that the result of a call may have by what the code around it expects.
  mutating func add(resultOf call: SyntaxNode) {
    switch call.expectedType {
    case .written(let type): types += type.namesOfTypes.map { ($0, call) }
    case .variable(let variable):
      for areElements in [false, true] { add(variable, areElements: areElements) }
    case .property(let name, let types):
      for isArray in [false, true] {
        add(.member(of: types), [name], nil, Measurement(isArray: isArray, code: call))
      }
    case nil: break
    }
  }

  /// What all values have in common from which one measured value comes.
  private struct Measurement {
    let isArray: Bool
    /// What the value is known to be.
    var holder = MeasuredValue.Holder.any
    /// The code that measures it.
    let code: SyntaxNode

    /// The measurement of an element of the value.
    var ofElement: Measurement { Measurement(isArray: false, code: code) }

    /// The measurement of what has the value as an element.
    var ofSequence: Measurement { Measurement(isArray: true, code: code) }

    /// The measurement of what has the value as a part, if the value is a pointer. What gives a part that is a span is one.
    var ofHolder: Measurement {
      Measurement(isArray: isArray, holder: holder == .span ? .span : .any, code: code)
    }
  }

  private mutating func add(_ measurement: Measurement, of value: SyntaxNode, depth: Int) {
    guard depth < TypeInference.depthLimit else { return }
    switch value.kind {
    case .inoutExpr, .forceUnwrapExpr, .optionalChainingExpr:
      if let inner = value.content ?? value.children.first { add(measurement, of: inner, depth: depth + 1) }
    case .subscriptExpr:
      if let inner = value.children.first { add(measurement.ofHolder, of: inner, depth: depth + 1) }
    case .sequenceExpr where value.child(.asExpr).map { !names(ofCast: $0, measurement).isEmpty } ?? false:
      add(names: value.children(.asExpr).flatMap { names(ofCast: $0, measurement) }, measurement)
    case .tryExpr, .awaitExpr, .unsafeExpr, .ownershipExpr, .sequenceExpr, .ternaryExpr, .asExpr:
      for part in value.children { add(measurement, of: part, depth: depth + 1) }
    case .tupleExpr:
      for part in value.children(.argument).compactMap(\.content) {
        add(measurement, of: part, depth: depth + 1)
      }
    case .arrayExpr where measurement.isArray && measurement.holder != .span:
      add(names: value.namesOfMadeElements, measurement)
      for element in value.children { add(measurement.ofElement, of: element, depth: depth + 1) }
    case .callExpr: addCall(value, measurement, depth)
    case .identifierExpr: addVariable(value, measurement, depth)
    case .memberAccessExpr: addMember(value, measurement, depth)
    case .typeExpr: add(names: value.namesOfTypes, measurement)
    case .genericSpecializationExpr where measurement.holder != .span:
      add(names: value.namesOfTypes, measurement)
    default: break
    }
  }

  /// Returns the names in the type to which a value is cast, or in that of its elements.
  private func names(ofCast cast: SyntaxNode, _ measurement: Measurement) -> [String] {
    guard let type = cast.children.last else { return [] }
    if !measurement.isArray { return type.namesOfValueTypes }
    return type.namesOfElementTypes + (type.lastNameOfType.map(index.namesOfElements) ?? [])
  }

  private mutating func add(names: [String], _ measurement: Measurement) {
    types += names.map { ($0, measurement.code) }
  }

  /// A call makes a value of a type, or gives what the function returns.
  private mutating func addCall(_ call: SyntaxNode, _ measurement: Measurement, _ depth: Int) {
    if measurement.holder != .span || call.makesSpan {
      let names = call.namesOfCallee
      let ofElements = call.namesOfMadeElements + (names.last.map(index.namesOfElements) ?? [])
      add(names: measurement.isArray ? ofElements : names, measurement)
    }
    guard let callee = call.children.first else { return }
    switch callee.kind {
    case .identifierExpr:
      addVariable(callee, calledBy: call, measurement, depth)
      // `UnsafeRawPointer(pointer)` points to the memory of `pointer`.
      if measurement.isArray,
        memoryNames.isRawPointer(.named(callee.spelling), in: callee),
        let pointer = call.child(.argument)?.content
      {
        add(measurement.ofHolder, of: pointer, depth: depth + 1)
      }
    case .memberAccessExpr:
      addMember(callee, calledBy: call, measurement, depth)
      // `stars.filter { … }` has the elements of `stars`.
      if measurement.isArray, let base = callee.children.first {
        add(measurement.ofHolder, of: base, depth: depth + 1)
      }
    default: break
    }
  }

  private mutating func addVariable(
    _ variable: SyntaxNode, calledBy call: SyntaxNode? = nil, _ measurement: Measurement, _ depth: Int
  ) {
    let owner = SelfContext(of: measurement.code).owner
    guard let name = variable.nameOfValue else {
      if let owner, !measurement.isArray { add(names: [owner], measurement) }
      return
    }
    let found = locals(around: measurement.code)[name].filter {
      $0.isUsed(by: call) && $0.isVisible(at: variable.range.lowerBound)
    }
    for value in found {
      if value.mayBe(measurement.holder) {
        add(
          names: measurement.isArray ? value.elementTypes(in: index) : value.types(usedBy: call), measurement)
      }
      if let initial = value.initialValue { add(measurement, of: initial, depth: depth + 1) }
      // No sequence has spans as its elements.
      if let sequence = value.sequence, measurement.holder != .span {
        add(measurement.ofSequence, of: sequence, depth: depth + 1)
      }
    }
    if found.contains(where: \.hasKnownType) { return }
    add(found.isEmpty ? .visible(inside: owner) : .memberOrUnknown(of: owner), [name], call, measurement)
  }

  private mutating func addMember(
    _ member: SyntaxNode, calledBy call: SyntaxNode? = nil, _ measurement: Measurement, _ depth: Int
  ) {
    guard !member.isOfLayout, let name = member.nameOfValue else { return }
    if measurement.isArray, call == nil, member.givesSpan, let array = member.children.first {
      add(measurement.ofSequence, of: array, depth: depth + 1)
    }
    let base = path(toBaseOf: member, in: measurement.code)
    add(base.origin, base.names + [name], call, measurement)
  }

  private mutating func add(
    _ origin: MeasuredValue.Origin, _ names: [String], _ call: SyntaxNode?, _ measurement: Measurement
  ) {
    members.append(
      MeasuredValue(
        origin: origin, names: names, call: call, offset: measurement.code.range.lowerBound,
        isArray: measurement.isArray, holder: measurement.holder))
  }

  /// Names that lead to a value, and what the first of them is or, if there is none, a member of the value.
  private typealias Path = (origin: MeasuredValue.Origin, names: [String])

  /// Returns the names by which one gets at what is before the point in a member access.
  private mutating func path(toBaseOf member: SyntaxNode, in code: SyntaxNode) -> Path {
    member.children.first.map { path(to: $0, in: code) } ?? (.member(of: nil), [])
  }

  private mutating func path(to value: SyntaxNode, in code: SyntaxNode) -> Path {
    switch value.kind {
    case .forceUnwrapExpr, .optionalChainingExpr, .subscriptExpr, .callExpr:
      return path(toBaseOf: value, in: code)
    case .typeExpr, .genericSpecializationExpr: return (.member(of: Set(value.namesOfTypes)), [])
    case .memberAccessExpr:
      let base = path(toBaseOf: value, in: code)
      return value.nameOfValue.map { (base.origin, base.names + [$0]) } ?? (.member(of: nil), [])
    case .identifierExpr:
      let owner = SelfContext(of: code).owner
      guard let name = value.nameOfValue else { return (.member(of: owner.map { [$0] }), []) }
      let found = locals(around: code)[name].filter { $0.isVisible(at: value.range.lowerBound) }
      let types = Set(found.flatMap(\.types))
      return found.isEmpty
        ? (.visible(inside: owner), [name]) : (.member(of: types.isEmpty ? nil : types), [])
    default: return (.member(of: nil), [])
    }
  }

  /// Returns what is declared in the member or the function around some code.
  private mutating func locals(around code: SyntaxNode) -> DeclaredValues {
    guard let declaration = code.memberAround else { return DeclaredValues() }
    if let known = locals[declaration.id] { return known }
    let found = DeclaredValues(in: declaration.descendants)
    locals[declaration.id] = found
    return found
  }
}

extension SyntaxNode {
  /// Whether a member access yields a span of the elements of its base.
  fileprivate var givesSpan: Bool { ownTokens.last.map { SyntaxTree.spans.contains($0, of: tree) } ?? false }

  /// The member of a type, or else the outermost function or variable, that contains the code.
  var memberAround: SyntaxNode? {
    SelfContext(of: self).member
      ?? sequence(first: self, next: \.parent).filter { [.functionDecl, .variableDecl].contains($0.kind) }
      .last
  }

  /// The name in a variable or a member access; `nil` for `self` and `Self`.
  fileprivate var nameOfValue: String? {
    guard let token = ownTokens.last, ![.self, .Self].contains(tree.tokens[token].kind) else { return nil }
    return tree.name(ofToken: token)
  }
}
