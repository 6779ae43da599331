import StubbleSemantics
import StubbleSyntax

/// What a double has of all its requirements together: the order of calls, and what forgets them.
struct CallRecords {
  /// The variable with the order of calls; nil if none is kept.
  let order: String?
  var resets: [Code] = []
  /// What gives results the values that their types have of themselves.
  var defaults: [Code] = []

  /// The statement that notes a call of an instance.
  func note(
    _ function: RequiredFunction, _ requirement: Requirement, accessor: String = ""
  ) -> Code? {
    guard let order, !requirement.isStatic else { return nil }
    return .expression(
      .call(function.own(order) + ".append", [.text((requirement.reference + accessor).quoted)]))
  }
}

/// What counts the reads and writes of a property.
struct PropertyRecords {
  var variables: [Code] = []
  /// The statements before a value is read.
  var read: [Code] = []
  /// The statements before a value is written; nil if the protocol only reads.
  var write: [Code]?
}

extension DoubleFrame {
  /// The order of calls, and a way to forget them all.
  mutating func addCallOrder(_ records: CallRecords, reset: String) {
    if let order = records.order { addVariable(withOrder: order) }
    let forgetting = records.order.map { [Code.line("\($0) = []")] } ?? []
    items += [
      .gap, .block("\(access)\(isolationOfWhole)func \(reset)()", forgetting + records.resets),
    ]
  }

  private mutating func addVariable(withOrder order: String) {
    items.append(.gap)
    let isAnyLocked = model.requirements.contains(where: isRecordLocked)
    let isolation = isAnyLocked && (model.isActor || model.globalActor != nil) ? "nonisolated " : ""
    let type = TypeRef.array(TypeRef(path: standard("String")))
    items +=
      isAnyLocked
      ? lockedVariable(order, type: type, initial: "[]", isolation: isolation)
      : [.typed("\(access)var \(order)", type: type, value: "[]")]
  }

  /// What is before a function that changes the records of all requirements.
  var isolationOfWhole: String {
    let isAllLocked = !model.requirements.isEmpty && model.requirements.allSatisfy(isRecordLocked)
    return isAllLocked && (model.isActor || model.globalActor != nil) ? "nonisolated " : ""
  }

  /// Counts the accesses to a property.
  ///
  /// - Parameter keepsValues: the values that are written are kept.
  mutating func propertyRecords(
    _ property: RequiredProperty, _ requirement: Requirement, _ records: inout CallRecords, keepsValues: Bool
  ) throws(Ineligibility) -> PropertyRecords {
    var made = PropertyRecords()
    made.read = try count("Get", "getter", property, requirement, &made.variables, &records)
    guard property.accessors.isSettable else { return made }
    var write = try count("Set", "setter", property, requirement, &made.variables, &records)
    if keepsValues {
      let words = property.nameInWords
      let values = try claimFirst(
        of: [words + "SetReceivedInvocations", words + "WrittenValues"], for: requirement)
      let type = TypeRef.array(property.type.stored)
      made.variables += variable(values, type: type, initial: "[]", isRecord: true, for: requirement)
      forget(values, "[]", requirement, &records)
      write.append(.line("\(values).append(newValue)"))
    }
    made.write = write
    return made
  }

  private mutating func count(
    _ word: String, _ accessor: String, _ property: RequiredProperty, _ requirement: Requirement,
    _ variables: inout [Code], _ records: inout CallRecords
  ) throws(Ineligibility) -> [Code] {
    let words = property.nameInWords
    let name = try claimFirst(
      of: [words + word + "CallsCount", words + (word == "Get" ? "ReadsCount" : "WritesCount")],
      for: requirement)
    variables += variable(
      name, type: TypeRef(path: standard("Int")), initial: "0", isRecord: true, for: requirement)
    forget(name, "0", requirement, &records)
    let function = property.accessor(isSetter: false)
    return [.line("\(name) += 1")]
      + [records.note(function, requirement, accessor: "." + accessor)].compactMap(\.self)
  }

  /// Notes the value that a result or property has of itself.
  func giveDefault(
    _ name: String, of type: RequiredType, _ requirement: Requirement, _ records: inout CallRecords
  ) {
    guard !requirement.isStatic, !type.isOptional, !type.isVoid, let value = defaultValue(of: type) else {
      return
    }
    records.defaults += conditioned([.line("\(Namer.escaped(name)) = \(value)")], for: requirement)
  }

  private func forget(
    _ name: String, _ value: String, _ requirement: Requirement, _ records: inout CallRecords
  ) {
    records.resets += conditioned(
      [.line("\(owner(of: requirement))\(name) = \(value)")], for: requirement)
  }
}
