import StubbleSyntax

/// The types by their paths, for the lookup of names: `A.B` in the scope `A`, and `B` at file scope.
///
/// A name is looked up at each path that it can mean, rather than in a list of all types with the name, because there
/// may be many: each screen of an application has its own `State`.
struct TypePaths: Sendable {
  /// The paths of the types in which types with a simple name are nested, by the name. Most names that are looked up are
  /// not among them, and most of the others are those of top-level types, which are nested in none.
  private var outer: [String: Set<String>] = [:]
  private var types: [String: [TypeID]] = [:]
  /// The paths of the types that have a generic parameter, by its name.
  private var owners: [String: Set<String>] = [:]
  /// The path of the nearest superclass in which types are nested, by the path of each class or protocol that has one.
  private var superclasses: [String: String] = [:]

  init() {}

  init(of types: Table<TypeID, TypeModel>) {
    for (type, model) in types.entries { add(type, model) }
  }

  mutating func add(_ type: TypeID, _ model: TypeModel) {
    let isNested = model.path.utf8.count > model.name.utf8.count
    outer[model.name, default: []].formUnion(isNested ? [model.around.path] : [])
    types[model.path, default: []].append(type)
    for parameter in model.genericParameters { owners[parameter.name, default: []].insert(model.path) }
  }

  /// Makes the types that are nested in superclasses visible in their subclasses, and in protocols for these.
  ///
  /// - Parameter ancestors: Returns what a type inherits from, nearest first.
  mutating func inherit(_ models: Table<TypeID, TypeModel>, from ancestors: (TypeID) -> [TypeID]) {
    let paths = Set(models.values.lazy.map(\.around.path))
    let owners = Set(models.keys.filter { models[$0].kind == .class && paths.contains(models[$0].path) })
    if owners.isEmpty { return }
    for (type, model) in models.entries where model.kind == .class || model.kind == .protocol {
      let superclass = ancestors(type).first(where: owners.contains)
      if let superclass { superclasses[model.path] = models[superclass].path }
    }
  }

  /// The names of all types.
  var names: Set<String> { Set(outer.keys) }

  /// Returns whether some type, nested or not, has this name.
  func contain(_ name: String) -> Bool { outer[name] != nil }

  /// The types whose paths are also those of others.
  var sharing: Set<TypeID> { Set(types.values.lazy.filter { $0.count > 1 }.joined()) }

  /// Returns the types with a path.
  subscript(path: String) -> [TypeID] { contain(TypeDecl.lastName(of: path)) ? types[path] ?? [] : [] }

  /// Returns the types that a name means in a scope: those of the innermost enclosing scope that declares some. A
  /// generic parameter with this name ends the search.
  func nearest(_ name: String, from scope: Scope) -> [TypeID] {
    guard let isNested = outer[TypeDecl.lastName(of: name)].map({ !$0.isEmpty }) else { return [] }
    let owners = owners[TypeDecl.firstName(of: name)]
    var around = isNested || owners != nil ? scope.path[...] : ""
    while !around.isEmpty {
      var path = String(around)
      if owners?.contains(path) ?? false { return types[path + "." + name] ?? [] }
      path += "."
      path += name
      if scope.sees(membersOf: around), let found = found(at: path) { return found }
      let end = around.utf8.lastIndex(of: UInt8(ascii: ".")) ?? around.startIndex
      around = around[..<end]
    }
    return found(at: name) ?? []
  }

  /// Returns the types with a path, or those that a type in the path inherits: `A.C` may mean `B.C` if `B` is the
  /// superclass of `A`.
  private func found(at path: String) -> [TypeID]? {
    if let types = types[path] { return types }
    if superclasses.isEmpty { return nil }
    for period in path.utf8.indices where path.utf8[period] == UInt8(ascii: ".") {
      guard var owner = superclasses[String(path[..<period])],
        let owners = outer[String(path[path.utf8.index(after: period)...].prefix { $0 != "." })]
      else { continue }
      // Classes may inherit from each other in a circle.
      for _ in superclasses {
        if owners.contains(owner), let types = types[owner + path[period...]] { return types }
        guard let next = superclasses[owner] else { break }
        owner = next
      }
    }
    return nil
  }
}
