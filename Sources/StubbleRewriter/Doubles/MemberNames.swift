import StubbleSemantics
import StubbleSyntax

extension DoubleFrame {
  /// A name for each requirement: the member's own, or one that distinguishes it from others of that name.
  func memberNames() -> [String] {
    let prefixes = SpyNames(model.requirements).prefixes
    let own = model.requirements.map(DoubleFrame.ownName)
    let names = model.requirements.indices.map { index in
      let isAlone = !own.indices.contains { other in
        other != index && own[other] == own[index]
          && !model.requirements[other].excludes(model.requirements[index])
      }
      return isAlone ? own[index] : prefixes[index]
    }
    // A function may have the name of a property.
    let properties = Set(
      zip(model.requirements, names).compactMap { requirement, name in
        if case .property = requirement.kind { name } else { nil }
      })
    let all = zip(model.requirements, names).map { requirement, name in
      if case .property = requirement.kind { return name }
      return properties.contains(name) ? name + "Function" : name
    }
    let distinct = MemberNames.numbered(all, model.requirements)
    // What is static may have the name of what is not, but the two are kept together.
    return zip(model.requirements, distinct).map { requirement, name in
      let isShared =
        requirement.isStatic && zip(model.requirements, distinct).contains { !$0.isStatic && $1 == name }
      return isShared ? "static" + Namer.capitalized(name) : name
    }
  }

  /// A requirement's own name, as names of what is generated for it begin.
  static func ownName(of requirement: Requirement) -> String {
    switch requirement.kind {
    case .property(let property): property.nameInWords
    case .function(let function), .initializer(let function), .subscript(let function, _):
      function.nameInWords
    }
  }
}

/// Names of the members of one type.
private enum MemberNames {
  /// The names, where functions still have those of others with a word after it. Properties keep theirs.
  static func numbered(_ names: [String], _ requirements: [Requirement]) -> [String] {
    var numbered = names
    var places: [String: [Int]] = [:]
    let (properties, others) = names.indices.divided(by: { requirements[$0].isProperty })
    for place in properties + others {
      let own = requirements[place]
      func isFree(_ name: String) -> Bool {
        own.names(from: name).flatMap { places[$0] ?? [] }.allSatisfy {
          requirements[$0].excludes(own) || requirements[$0].isStatic != own.isStatic
        }
      }
      let name = names[place]
      numbered[place] = [name, name + "Function", name + "Function2"].first(where: isFree) ?? name
      for name in own.names(from: numbered[place]) { places[name, default: []].append(place) }
    }
    return numbered
  }
}

extension Requirement {
  fileprivate var isProperty: Bool { if case .property = kind { true } else { false } }

  /// The names of its closures, from the one that it has: a subscript's setter has another.
  fileprivate func names(from name: String) -> [String] {
    if case .subscript(_, let accessors) = kind, accessors.isSettable { return [name, name + "Set"] }
    return [name]
  }
}

extension Sequence {
  /// The elements that fulfil a condition, and the others.
  fileprivate func divided(by condition: (Element) -> Bool) -> (fulfilling: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

extension RequiredFunction {
  /// The getter or setter of a subscript as a function.
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
  /// The getter or setter as a function.
  func accessor(isSetter: Bool) -> RequiredFunction {
    let signature = FunctionSignature(result: type.declared)
    var function = RequiredFunction(name: name, kind: .accessor, signature: signature)
    function.result = type
    return function.accessor(accessors, isSetter: isSetter)
  }
}
