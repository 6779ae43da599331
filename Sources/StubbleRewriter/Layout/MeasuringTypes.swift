import StubbleSemantics
import StubbleSyntax

/// Generic types that depend on how values of their parameters are stored: `struct Buffer<T> { let stride = MemoryLayout<T>.stride }`.
struct MeasuringTypes {
  /// The parameters of a type, and where each is measured.
  private typealias Parameters = [Int: String]

  /// What a type is given for one of its parameters, and where that is measured.
  private struct Argument: Sendable {
    let name: String
    let location: String
    /// The name of the type around, of which it may be a parameter.
    let owner: String?
  }

  /// By the names of the types.
  private var parameters: [String: Parameters] = [:]
  private let index: TypeIndex

  /// - Parameter locations: those where parameters are measured, by their names after those of their types.
  init(_ locations: [String: String], in index: TypeIndex) {
    self.index = index
    if locations.isEmpty { return }
    for type in index.types.values where !type.genericParameters.isEmpty && type.kind != .protocol {
      for (position, parameter) in type.genericParameters.enumerated() {
        // What measures the whole type measures what it stores.
        guard
          let location = locations["\(type.name).\(parameter.name)"] ?? locations["\(type.name).\(type.name)"]
        else { continue }
        parameters[type.name, default: [:]][position] = location
      }
    }
  }

  private init(_ arguments: [Argument], in index: TypeIndex) {
    let parameters = arguments.compactMap { argument in
      argument.owner.map { ("\($0).\(argument.name)", argument.location) }
    }
    self.init(Dictionary(parameters) { first, _ in first }, in: index)
  }

  /// The names of the types that they are given, also by way of other generic types, with the places.
  ///
  /// - Parameter passed: the names of the types that led to them.
  func arguments(
    in files: [SourceFile], workers: Workers, past passed: Set<String> = []
  ) -> [(name: String, location: String)] {
    let names = Set(parameters.keys).subtracting(passed)
    if names.isEmpty { return [] }
    let texts = TokenTexts(names)
    let given = workers.map(files.count) { arguments(in: files[$0].tree, texts) }.flatMap(\.self)
    let further = MeasuringTypes(given, in: index)
    return given.map { ($0.name, $0.location) }
      + further.arguments(in: files, workers: workers, past: passed.union(names))
  }

  private func arguments(in tree: SyntaxTree, _ names: TokenTexts) -> [Argument] {
    guard names.areFound(in: tree) else { return [] }
    return tree.nodes(ofKind: .genericArgumentClause).flatMap { clause -> [Argument] in
      let name = clause.tokenRange.lowerBound - 1
      guard names.containsName(name, of: tree), let parameters = parameters[tree.name(ofToken: name)] else {
        return []
      }
      let owner = SelfContext(of: clause).owner
      return clause.children(.genericArgument).enumerated().flatMap { position, argument in
        parameters[position].map { location in
          argument.namesOfContainedTypes.map { Argument(name: $0, location: location, owner: owner) }
        } ?? []
      }
    }
  }
}
