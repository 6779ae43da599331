import StubbleSemantics
import StubbleSyntax

/// Which stored properties of structs some code changes together with other parts of the same value: they must stay
/// stored. They are found by the names of members, whatever the types of variables are.
struct ExclusiveAccess: Sendable {
  private struct Overlap: Sendable {
    let access: OverlappingAccess
    let file: FileID
  }

  private let files: Table<FileID, SourceFile>
  /// By the part that is changed.
  private var byPart: [String: [Overlap]] = [:]
  /// By each name on the way to it.
  private var byWay: [String: [(overlap: Overlap, place: Int)]] = [:]

  /// The properties that stay stored, and why, by type.
  private var reasons: [TypeID: [String: String]] = [:]

  /// - Parameter types: those of all candidates.
  init(
    in files: [SourceFile], exchanging: ExchangingOperators, types: Set<TypeID>, index: TypeIndex,
    workers: Workers
  ) {
    self.files = Table(files)
    let structs = types.filter { index.types[$0].kind == .struct }
    guard !structs.isEmpty else { return }
    let delayed = DelayedArguments(in: files, prelude: index.prelude, workers: workers)
    let found = workers.map(files.count) {
      OverlapSearch(in: files[$0].tree, delayed: delayed, exchanging: exchanging).found
    }
    for (place, accesses) in found.enumerated() {
      for access in accesses {
        let overlap = Overlap(access: access, file: FileID(rawValue: place))
        byPart[access.changed, default: []].append(overlap)
        for (place, name) in access.way.enumerated() { byWay[name, default: []].append((overlap, place)) }
      }
    }
    guard !byPart.isEmpty else { return }
    for type in structs {
      reasons[type] = properties(of: index.types[type], index: index)
    }
  }

  /// Why a property of a type stays stored, if it does.
  func reason(for property: String, of type: TypeID) -> String? { reasons[type]?[property] }

  /// The properties of a type that stay stored, and why.
  private func properties(of model: TypeModel, index: TypeIndex) -> [String: String] {
    let bindings = model.storedBindings
    let names = Set(bindings.compactMap(\.binding.name))
    var reasons: [String: String] = [:]
    for stored in bindings where !stored.decl.isLet {
      let (decl, binding) = (stored.decl, stored.binding)
      guard let name = binding.name else { continue }
      let type = StoredType(of: binding, in: decl, scope: model.scope, index: index)
      for overlap in byPart[name] ?? [] {
        let access = overlap.access
        guard names.contains(access.other), isOwn(access, at: access.way.count, model),
          access.isWhole || !type.isReference
        else { continue }
        let reason = reason(overlap, "it is changed together with another property", "stored properties")
        for shared in [name, access.other] where reasons[shared] == nil { reasons[shared] = reason }
      }
      let ways = (byWay[name] ?? []).lazy.filter { overlap, place in
        isOwn(overlap.access, at: place, model) && type.mayStore(overlap.access.parts(after: place))
      }
      if reasons[name] == nil, let found = ways.first {
        reasons[name] = reason(
          found.overlap, "two parts of it are changed together", "parts of stored properties")
      }
    }
    return reasons
  }

  /// What begins with `self` concerns the type around it.
  private func isOwn(_ access: OverlappingAccess, at place: Int, _ model: TypeModel) -> Bool {
    guard place == 0, let owner = access.owner else { return true }
    return owner == model.name
  }

  private func reason(_ overlap: Overlap, _ what: String, _ who: String) -> String {
    "\(what)\(place(of: overlap)), which only \(who) may be"
  }

  /// Where code outside of the type's own members does so: ` in Reducer.swift:12`.
  private func place(of overlap: Overlap) -> String {
    if overlap.access.owner != nil, overlap.access.way.isEmpty { return "" }
    return " in " + files[overlap.file].place(ofOffset: overlap.access.offset)
  }
}
