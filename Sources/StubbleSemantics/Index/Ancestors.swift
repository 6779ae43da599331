extension Table<TypeID, [TypeID]> {
  /// The ancestors of each type, nearest first, in a table of the types' parents.
  ///
  /// Those of a type with one parent are the parent and its ancestors, so that a long chain of subclasses is walked
  /// once.
  var ancestors: Table {
    var found = Table<TypeID, [TypeID]?>(repeating: nil, count: values.count)
    for type in keys {
      var chain: [TypeID] = []
      var top = type
      while found[top] == nil, self[top].count == 1, chain.count < values.count {
        chain.append(top)
        top = self[top][0]
      }
      var above = found[top] ?? top.ancestors(above: { self[$0] })
      found[top] = above
      // Where types inherit from each other in a circle, a type is no ancestor of itself.
      for lower in chain.reversed() {
        let isCircle = above.contains(lower)
        above = found[lower] ?? (isCircle ? lower.ancestors(above: { self[$0] }) : self[lower] + above)
        found[lower] = above
      }
    }
    return Table(found.values.map { $0 ?? [] })
  }
}

extension Table<TypeID, TypeID?> {
  /// The last of the types that each type leads to, one after another, or `nil` if it leads to a circle. Each chain is
  /// walked once.
  var ends: Table {
    var found = Table<TypeID, TypeID??>(repeating: nil, count: values.count)
    for type in keys {
      var chain: [TypeID] = []
      var top = type
      while found[top] == nil {
        chain.append(top)
        // A type that is reached again is part of a circle.
        found[top] = self[top] == nil ? top : .some(nil)
        top = self[top] ?? top
      }
      for lower in chain { found[lower] = found[top] }
    }
    return Table(found.values.map { $0 ?? nil })
  }
}

extension TypeID {
  /// Returns the ancestors of a type in breadth-first order, without the type itself.
  ///
  /// - Parameter parents: Returns the types that a type inherits from directly.
  func ancestors(above parents: (TypeID) -> [TypeID]) -> [TypeID] {
    var found: [TypeID] = []
    var seen: Set<TypeID> = [self]
    var queue = parents(self)[...]
    while let next = queue.popFirst() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      queue += parents(next)
    }
    return found
  }
}
