func useReleaseOrder() async {
  do { print(ReleasingOwner().names()) }
  print()
  do { await ReleasingActor().touch() }
  print()
  do {
    var value = ReleasingValue(first: Released("first"))
    print(value.second.name)
  }
  print()

  #if STUBS
    let owner = ReleasingOwner()
    owner._getFirst = { Released("stub") }
    print(owner.first.name)
  #endif
}
await useReleaseOrder()
