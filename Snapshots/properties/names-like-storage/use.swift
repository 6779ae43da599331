func useNamesLikeStorage() {
  do {
    let object = LabelledLikeStorage(_count: 2)
    object.observed = 7
    print(object.count)
  }
  do { print(LabelledLikeStorage(from: "8").count) }
  print(GuardingLikeStorage(_items: [1, 2])?.items ?? [], GuardingLikeStorage(_items: nil) == nil)
  print(TypesLikeClosures().alias(), TypesLikeClosures().same("a"))

  #if STUBS
    let object = LabelledLikeStorage(_count: 2)
    object._getCount = { 20 }
    print(object.count)
  #endif
}
useNamesLikeStorage()
