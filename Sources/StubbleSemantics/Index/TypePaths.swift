import StubbleSyntax

/// Types by their paths, as names are looked up: `A.B` in `A`, and `B` outside of all types.
///
/// A name is looked up at each path that it can mean, for many types may have one name: each screen of an application its
/// own `State`.
struct TypePaths: Sendable {
  /// The names of all types, without those of the types around, and whether some type of the name is in another. Most
  /// names that are looked up are not among them, and most of the others are of types outside of all types.
  private var areNested: [String: Bool] = [:]
  private var types: [String: [TypeID]] = [:]
  /// The paths of the types that have a generic parameter of a name.
  private var owners: [String: Set<String>] = [:]

  init() {}

  init(of types: Table<TypeID, TypeModel>) {
    for (type, model) in types.entries { add(type, model) }
  }

  mutating func add(_ type: TypeID, _ model: TypeModel) {
    let isNested = model.path.utf8.count > model.name.utf8.count
    if isNested || areNested[model.name] == nil { areNested[model.name] = isNested }
    types[model.path, default: []].append(type)
    for parameter in model.requirements { owners[parameter.name, default: []].insert(model.path) }
  }

  /// The names of all types.
  var names: Set<String> { Set(areNested.keys) }

  /// Some type has a name, in whatever type it is.
  func contain(_ name: String) -> Bool { areNested[name] != nil }

  /// The types at a path.
  subscript(path: String) -> [TypeID] { contain(TypeDecl.lastName(of: path)) ? types[path] ?? [] : [] }

  /// The types that a name means in a scope: those of the innermost scope around that has some, unless the name is that of a
  /// generic parameter there.
  func nearest(_ name: String, from scope: String) -> [TypeID] {
    guard let isNested = areNested[TypeDecl.lastName(of: name)] else { return [] }
    let owners = owners[name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name]
    var around = isNested || owners != nil ? scope[...] : ""
    while !around.isEmpty {
      var path = String(around)
      if owners?.contains(path) ?? false { return types[path + "." + name] ?? [] }
      path += "."
      path += name
      if let found = types[path] { return found }
      let end = around.utf8.lastIndex(of: UInt8(ascii: ".")) ?? around.startIndex
      around = around[..<end]
    }
    return types[name] ?? []
  }
}
