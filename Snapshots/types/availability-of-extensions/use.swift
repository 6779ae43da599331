guard #available(macOS 13, iOS 16, *) else { return }
let shuttle = LimitedSpace.Shuttle()
print(await shuttle.load(LimitedCargo()), shuttle.land())
#if STUBS
  shuttle._load = { _ in 7 }
  shuttle._land = { 8 }
  print(await shuttle.load(LimitedCargo()), shuttle.land())
  print(await LimitedSpace.Shuttle().load(LimitedCargo()), LimitedSpace.Shuttle().land())
#endif
