import StubbleSemantics
import StubbleSyntax

/// The stored properties of structs that some code changes while it accesses other parts of the same value, as
/// `swap(&s.x, &s.y)` does. The law of exclusivity allows that for stored properties only, so these must stay stored.
/// They are found by the names of members, whatever the types of variables are.
struct ExclusiveAccess: Sendable {
  private struct Overlap: Sendable {
    let access: OverlappingAccess
    let file: FileID
  }

  private let files: Table<FileID, SourceFile>
  /// The overlaps by the name of the part that is changed.
  private var byPart: [String: [Overlap]] = [:]
  /// The overlaps by each name on the path to the value with both parts, with the position of the name on the path.
  private var byPath: [String: [(overlap: Overlap, position: Int)]] = [:]

  /// The reasons why properties stay stored, by type and by the name of the property.
  private var reasons: [TypeID: [String: String]] = [:]

  /// - Parameters:
  ///   - exchanging: The operators whose operands are both changed.
  ///   - types: The types of all candidates.
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
    for (file, accesses) in found.enumerated() {
      for access in accesses {
        let overlap = Overlap(access: access, file: FileID(rawValue: file))
        byPart[access.changed, default: []].append(overlap)
        for (position, name) in access.path.enumerated() {
          byPath[name, default: []].append((overlap, position))
        }
      }
    }
    guard !byPart.isEmpty else { return }
    for type in structs {
      reasons[type] = properties(of: index.types[type], index: index)
    }
  }

  /// Returns why a property of a type stays stored, or `nil` if it does not.
  func reason(for property: String, of type: TypeID) -> String? { reasons[type]?[property] }

  /// Returns the reasons why properties of a type stay stored, by the names of the properties.
  private func properties(of model: TypeModel, index: TypeIndex) -> [String: String] {
    let names = model.storedNames
    var reasons: [String: String] = [:]
    let variables = model.storedBindings.filter { !$0.decl.isLet }.flatMap { stored in
      stored.binding.names.map { (stored, $0) }
    }
    for (stored, name) in variables {
      // The type of a variable in a pattern is not looked for.
      let type = stored.binding.name.map { _ in
        StoredType(of: stored.binding, in: stored.decl, scope: model.scope, index: index)
      }
      for overlap in byPart[name] ?? [] {
        let access = overlap.access
        guard names.contains(access.other), isOwn(access, at: access.path.count, model, index),
          access.isWhole || type?.mayBeChanged(by: access.method, index: index) ?? true
        else { continue }
        let reason = reason(overlap, "it is changed together with another property", "stored properties")
        for shared in [name, access.other] where reasons[shared] == nil { reasons[shared] = reason }
      }
      let onPaths = (byPath[name] ?? []).lazy.filter { overlap, position in
        isOwn(overlap.access, at: position, model, index)
          && type?.mayStore(overlap.access.parts(after: position)) ?? true
      }
      if reasons[name] == nil, let found = onPaths.first {
        reasons[name] = reason(
          found.overlap, "two parts of it are changed together", "parts of stored properties")
      }
    }
    return reasons
  }

  /// Whether an overlap may be in a value of the given type. A path that begins with `self` is in the enclosing type.
  ///
  /// - Parameter position: The position of the property on the path.
  private func isOwn(
    _ access: OverlappingAccess, at position: Int, _ model: TypeModel, _ index: TypeIndex
  ) -> Bool {
    guard position == 0, let owner = access.owner else { return true }
    // The code may be in an extension of an alias.
    return owner == model.name || index.aliases.contains(owner) && !index.declaresType(named: owner)
  }

  private func reason(_ overlap: Overlap, _ what: String, _ who: String) -> String {
    "\(what)\(location(of: overlap)), which only \(who) may be"
  }

  /// Returns the place of an overlap in a diagnostic, as ` in Reducer.swift:12`; empty if it is in the type's own
  /// members.
  private func location(of overlap: Overlap) -> String {
    if overlap.access.owner != nil, overlap.access.path.isEmpty { return "" }
    return " in " + files[overlap.file].location(ofOffset: overlap.access.offset)
  }
}
