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
#if STUBS
  laxObject._getSendable = { { $0 * 10 } }
  print(laxObject.sendable(5))
#endif
