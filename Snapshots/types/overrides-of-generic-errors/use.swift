let localOrigin = LocalOrigin()
let cachedOrigin = CachedOrigin()
let remoteOrigin = RemoteOrigin()
func showOrigins(_ local: LocalOrigin, _ cached: CachedOrigin, _ remote: RemoteOrigin) {
  print(local.load(), cached.load())
  do { print(try remote.load()) } catch { print(error) }
}
showOrigins(localOrigin, cachedOrigin, remoteOrigin)
#if STUBS
  localOrigin._loadStub = { 30 }
  cachedOrigin._loadStub = { 50 }
  remoteOrigin._load = { () throws(OfflineFault) in throw .always }
  showOrigins(localOrigin, cachedOrigin, remoteOrigin)
#endif
