let dependent = DependentLoader([1, 1])
print(dependent.unique(), dependent.first() ?? 0, dependent.counts([]), dependent.mapped("m"), dependent.own(3))
var dependentStore = DependentStore(values: ["a": DependentItem(id: 2)])
print(dependentStore.keys(), dependentStore.identifiers(), dependentStore.indexed(by: [:]))
#if STUBS
dependent._unique = { [] }
dependent._counts = { _ in [7: 1] }
dependent._mapped = { _ in [] }
dependentStore._keys = { [] }
dependentStore._identifiers = { [] }
dependentStore._indexed = { _ in [3: 4] }
print(dependent.unique(), dependent.counts([]), dependent.mapped("m"))
print(dependentStore.keys(), dependentStore.identifiers(), dependentStore.indexed(by: [:]))
#endif
