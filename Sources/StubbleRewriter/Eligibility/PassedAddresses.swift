import StubbleSemantics
import StubbleSyntax

/// The properties whose addresses code passes to functions, as in `objc_setAssociatedObject(view, &Keys.title, …)`. Such
/// an address may serve as a key, and only that of a stored property is always the same.
struct PassedAddresses: Sendable {
  private struct Use: Sendable {
    /// The name before that of the property, or that of the enclosing type if there is none or it is `self` or `Self`.
    let owner: String
    /// Whether the property is one of an object or type other than `self`.
    let isOfOther: Bool
    /// Whether the function is known to take a pointer through which it changes nothing, so that the value may be passed in
    /// a temporary place.
    let takesConstantPointer: Bool
    let file: FileID
    let offset: Int
  }

  /// The uses by the names of the properties.
  private var uses: [String: [Use]] = [:]
  private let files: Table<FileID, SourceFile>

  /// - Parameter candidates: The members that are to be stubbed. Static stored properties and those of objects are searched
  ///   for.
  init(of candidates: [Candidate], in files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.files = Table(files)
    let names = candidates.filter { PassedAddresses.mayHaveAddress($0, index) }.compactMap(\.binding?.name)
    let texts = TokenTexts(Set(names))
    if texts.isEmpty { return }
    let found = workers.map(files.count) { file in
      PassedAddresses.uses(of: texts, in: files[file].tree, FileID(rawValue: file), index)
    }
    for (name, use) in found.joined() { uses[name, default: []].append(use) }
  }

  private static func mayHaveAddress(_ candidate: Candidate, _ index: TypeIndex) -> Bool {
    guard candidate.isStored, !candidate.isLet, let type = candidate.type else { return false }
    return candidate.member.isStatic || [.class, .actor].contains(index.types[type].kind)
  }

  /// Returns why a property stays stored, or `nil` if it does not.
  func reason(for candidate: Candidate, index: TypeIndex) -> String? {
    guard let name = candidate.binding?.name, let all = uses[name],
      PassedAddresses.mayHaveAddress(candidate, index), let type = candidate.type,
      let found = all.first(where: { isMeant($0, candidate, type, index) })
    else { return nil }
    let location = files[found.file].location(ofOffset: found.offset)
    return "a call in \(location) takes its address, which is always the same only if it is stored"
  }

  private func isMeant(_ use: Use, _ candidate: Candidate, _ type: TypeID, _ index: TypeIndex) -> Bool {
    if !candidate.member.isStatic {
      if !use.takesConstantPointer { return false }
      if use.isOfOther { return true }
    }
    let types = [type] + index.descendants(of: type)
    // The owner may be an alias.
    return types.contains { index.types[$0].name == use.owner }
      || index.aliases.contains(use.owner) && !index.declaresType(named: use.owner)
  }

  /// Returns the names of the properties whose addresses a file passes, except where all functions that a call may be of
  /// are known to change the argument in place.
  private static func uses(
    of names: TokenTexts, in tree: SyntaxTree, _ file: FileID, _ index: TypeIndex
  ) -> [(name: String, use: Use)] {
    guard names.areFound(in: tree) else { return [] }
    lazy var local = Dictionary(
      grouping: tree.nodes(ofKind: .functionDecl).compactMap(FunctionDecl.init), by: \.name)
    return tree.nodes(ofKind: .inoutExpr).compactMap { node in
      guard let value = node.content, let token = value.ownTokens.last, names.containsName(token, of: tree),
        let argument = node.parent, argument.kind == .argument, let call = argument.parent,
        call.kind == .callExpr, let (owner, isOfOther) = owner(of: value)
      else { return nil }
      let parameters = index.parameters(of: call, for: argument, local)
      if !parameters.isEmpty, parameters.allSatisfy({ $0.modifiers.contains(.inout) }) { return nil }
      let isOfObjectiveC = call.children.first?.spelling.hasPrefix("objc_") == true
      let use = Use(
        owner: owner, isOfOther: isOfOther,
        takesConstantPointer: isOfObjectiveC || parameters.contains(where: \.isConstantPointer), file: file,
        offset: node.range.lowerBound)
      return (tree.name(ofToken: token), use)
    }
  }

  /// Returns the name of the type whose member a path is, or what is before the member; `nil` if it is no path to a member.
  private static func owner(of path: SyntaxNode) -> (name: String, isOfOther: Bool)? {
    guard path.kind == .memberAccessExpr else {
      return path.kind == .identifierExpr ? SelfContext(of: path).owner.map { ($0, false) } : nil
    }
    guard let base = path.children.first, let token = base.ownTokens.last else { return nil }
    let name = base.tree.name(ofToken: token)
    if base.kind == .identifierExpr, ["Self", "self"].contains(name) {
      return SelfContext(of: path).owner.map { ($0, false) }
    }
    return (name, true)
  }
}

extension TypeRef {
  /// Whether the type is that of a pointer through which nothing is changed, or an optional of one.
  fileprivate var isConstantPointer: Bool {
    let type = wrapped ?? bare
    return ["UnsafeRawPointer", "UnsafePointer"].contains(type.lookupName)
  }
}

extension TypeIndex {
  /// Returns the types of the parameters that an argument of a call may be for, among the functions that the project, the
  /// file or a known module declares.
  ///
  /// - Parameter local: The functions of the file by their names.
  fileprivate func parameters(
    of call: SyntaxNode, for argument: SyntaxNode, _ local: [String: [FunctionDecl]]
  ) -> [TypeRef] {
    guard let token = call.children.first?.ownTokens.last,
      let position = call.children(.argument).firstIndex(of: argument)
    else { return [] }
    let name = call.tree.name(ofToken: token)
    let found = local[name, default: []] + functions(named: name) + knownFunctions(named: name)
    return found.compactMap { function in
      function.parameters(of: call)?[position].type.map { TypeRef($0) }
    }
  }
}
