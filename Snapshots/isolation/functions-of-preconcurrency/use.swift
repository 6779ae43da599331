var lax = LaxBox()
lax.maybe = lax.handler
lax.all.append { $0 * 2 }
let laxObject = LaxObject()
laxObject.value = 4
print(await lax.handler(1), await lax.maybe?(2) ?? 0, await lax.all[0](3))
print(await laxObject.handler(4), laxObject.sendable(5), laxObject.value)
await MainActor.run {
  var page = LaxPage()
  page.count += 1
  print(page.handler(page.count))
}
let tapped = await MainActor.run {
  var home = LaxHome(required: { $0 - 1 })
  home.action = { $0 + 1 }
  LaxHome.shared = 2
  let button = LaxButton()
  button.onTap = { button.count }
  button.onTap? = { button.count + 1 }
  button.last = { $0 }
  home.open = { 6 }
  button.own = button.own.map { own in { own() + 1 } }
  print(home.open?() ?? 0, button.own?() ?? 0)
  return (home.handler(8), home.required(3), home.alias == nil, home.nothing == nil, LaxHome.shared, LaxHome.make(1), button.onTap?() ?? 0)
}
print(tapped)
#if STUBS
  await MainActor.run {
    let button = LaxButton()
    button._getOnTap = { { 44 } }
    print(button.onTap?() ?? 0)
  }
  laxObject._getSendable = { { $0 * 10 } }
  print(laxObject.sendable(5))
#endif
