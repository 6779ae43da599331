import StubbleSemantics
import StubbleSyntax

extension DoubleFrame {
  /// Returns a name for each requirement: that of the member, or a longer one that distinguishes it from overloads.
  func memberNames() -> [String] {
    let prefixes = SpyNames(model.requirements).prefixes
    let own = model.requirements.map(DoubleFrame.ownName)
    let positions = Dictionary(grouping: own.indices) { own[$0] }
    let names = model.requirements.indices.map { index in
      let isAlone = !(positions[own[index]] ?? []).contains { other in
        other != index && !model.requirements[other].excludes(model.requirements[index])
      }
      return isAlone ? own[index] : prefixes[index]
    }
    // A function may have the name of a property.
    let properties = Set(
      zip(model.requirements, names).compactMap { $0.isProperty ? $1 : nil })
    let all = zip(model.requirements, names).map { requirement, name in
      !requirement.isProperty && properties.contains(name) ? name + "Function" : name
    }
    let distinct = MemberNames.numbered(all, model.requirements)
    // A static member may have the name of an instance member, but their stubs are in one struct.
    let ofInstances = Set(zip(model.requirements, distinct).filter { !$0.0.isStatic }.map(\.1))
    return zip(model.requirements, distinct).map { requirement, name in
      requirement.isStatic && ofInstances.contains(name) ? "static" + Namer.capitalized(name) : name
    }
  }

  /// Returns the member's own name, as the beginning of generated names.
  static func ownName(of requirement: Requirement) -> String {
    switch requirement.kind {
    case .property(let property): property.nameInWords
    case .function(let function), .initializer(let function), .subscript(let function, _):
      function.nameInWords
    }
  }
}

/// The numbering of names that are still equal.
private enum MemberNames {
  /// Returns the names, with `Function` or `Function2` after those of functions that are equal to others. Properties
  /// keep their names.
  static func numbered(_ names: [String], _ requirements: [Requirement]) -> [String] {
    var numbered = names
    var positions: [String: [Int]] = [:]
    let (properties, others) = names.indices.divided(by: { requirements[$0].isProperty })
    for position in properties + others {
      let own = requirements[position]
      func isFree(_ name: String) -> Bool {
        own.names(from: name).flatMap { positions[$0] ?? [] }.allSatisfy {
          requirements[$0].excludes(own) || requirements[$0].isStatic != own.isStatic
        }
      }
      let name = names[position]
      numbered[position] = [name, name + "Function", name + "Function2"].first(where: isFree) ?? name
      for name in own.names(from: numbered[position]) { positions[name, default: []].append(position) }
    }
    return numbered
  }
}

extension Requirement {
  /// Returns the names of the requirement's closures that are derived from a name: a subscript's setter has its own.
  fileprivate func names(from name: String) -> [String] {
    if case .subscript(_, let accessors) = kind, accessors.isSettable { return [name, name + "Set"] }
    return [name]
  }
}

extension Sequence {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func divided(by condition: (Element) -> Bool) -> (fulfilling: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

extension RequiredFunction {
  /// Returns the getter or setter of a subscript as a function.
  func accessor(_ accessors: RequiredAccessors, isSetter: Bool) -> RequiredFunction {
    var function = self
    function.kind = .accessor
    guard isSetter else {
      function.isAsync = accessors.isAsync
      function.throwing = accessors.throwing
      function.errorType = accessors.errorType ?? function.errorType
      return function
    }
    guard let type = result else { return function }
    function.result = nil
    function.parameters.append(
      RequiredParameter(
        label: nil, name: "newValue", type: type, closureType: type.stored, argument: "newValue"))
    return function
  }
}

extension RequiredProperty {
  /// Returns the getter or setter as a function.
  func accessor(isSetter: Bool) -> RequiredFunction {
    let signature = FunctionSignature(result: type.declared)
    var function = RequiredFunction(name: name, kind: .accessor, signature: signature)
    function.result = type
    return function.accessor(accessors, isSetter: isSetter)
  }
}
