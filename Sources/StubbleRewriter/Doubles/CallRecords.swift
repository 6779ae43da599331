import StubbleSemantics
import StubbleSyntax

/// The code that a double has for all its requirements together: the order of calls, and the functions `reset` and
/// `relax`.
struct CallRecords {
  /// The name of the variable with the order of calls, or `nil` if it is not kept.
  let order: String?
  /// The statements that reset the records.
  var resets: [Code] = []
  /// The statements that set results to the default values of their types.
  var defaults: [Code] = []

  /// Returns the statement that adds a call to the order of calls, or `nil` if that is not kept or the member is
  /// static.
  ///
  /// - Parameter accessor: The accessor that is called: `.getter`; empty for a function.
  func note(
    _ function: RequiredFunction, _ requirement: Requirement, accessor: String = ""
  ) -> Code? {
    guard let order, !requirement.isStatic else { return nil }
    return .expression(
      .call(function.own(order) + ".append", [.text((requirement.reference + accessor).quoted)]))
  }
}

/// The code that counts the reads and writes of a property.
struct PropertyRecords {
  var variables: [Code] = []
  /// The statements before a value is read.
  var read: [Code] = []
  /// The statements before a value is written, or `nil` if the protocol requires no setter.
  var write: [Code]?
}

extension DoubleFrame {
  /// Adds the variable with the order of calls, and the function that resets all records.
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

  /// `nonisolated ` for a function that changes the records of all requirements, if locks protect all of them and the
  /// double is isolated; otherwise empty.
  var isolationOfWhole: String {
    let isAllLocked = !model.requirements.isEmpty && model.requirements.allSatisfy(isRecordLocked)
    return isAllLocked && (model.isActor || model.globalActor != nil) ? "nonisolated " : ""
  }

  /// Returns the code that counts the accesses to a property.
  ///
  /// - Parameter keepsValues: Whether all written values are kept as well.
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
      let isUnsafe = property.type.isUnsafe
      made.variables += variable(
        values, type: type, initial: "[]", isRecord: true, isUnsafe: isUnsafe, for: requirement)
      forget(values, "[]", requirement, &records, isUnsafe: isUnsafe)
      write.append(.line("\(unsafeMark(isUnsafe))\(values).append(newValue)"))
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
    records.resets += conditioned([.line("\(owner(of: requirement))\(name) = 0")], for: requirement)
    let function = property.accessor(isSetter: false)
    return [.line("\(name) += 1")]
      + [records.note(function, requirement, accessor: "." + accessor)].compactMap(\.self)
  }

  /// Adds a statement that sets a result or property to the default value of its type, if it has one.
  func giveDefault(
    _ name: String, of type: RequiredType, _ requirement: Requirement, _ records: inout CallRecords
  ) {
    guard !requirement.isStatic, !type.isOptional, !type.isVoid, let value = defaultValue(of: type) else {
      return
    }
    records.defaults += statements([.line("\(Namer.escaped(name)) = \(value)")], for: requirement)
  }

  /// Adds a statement that resets a variable.
  private func forget(
    _ name: String, _ value: String, _ requirement: Requirement, _ records: inout CallRecords, isUnsafe: Bool
  ) {
    records.resets += statements(
      [.line("\(unsafeMark(isUnsafe))\(owner(of: requirement))\(name) = \(value)")], for: requirement)
  }
}
