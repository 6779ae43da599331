func useOwnOptional() {
  var own = OwnOptional(second: .some("s"))
  own.first = .some(4)
  let user = OwnOptionalUser()
  print(own.first, own.second, own.third ?? 0, own.fourth(), user.inner, user.none as Any, user.late as Any)

  #if STUBS
    own._getFirst = { .some(5) }
    user._getInner = { .one(2) }
    print(own.first, user.inner)
  #endif
}
useOwnOptional()
