import StubbleSyntax

/// A stub with the names of its closures and its storage.
struct NamedStub {
  let stub: PlannedStub
  let names: ClosureNames
}

extension Sequence<NamedStub> {
  /// Whether one of the stubs changes the stored properties of the type's instances.
  var changesInstances: Bool { contains { $0.stub.changesInstances } }

  /// The names of the storage of instance properties, by the names of the properties.
  var storageNames: [String: String] {
    reduce(into: [:]) { storage, named in
      guard let stub = named.stub.instanceStorage else { return }
      storage[stub.decl.node.tree.name(ofToken: stub.nameToken)] = named.names.storage
    }
  }
}
