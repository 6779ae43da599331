try await Task { @MainActor in
    print(MainStruct(x: 1).f(), MainStruct(x: 1, y: [2]).y, MainDefaults().f(), MainDefaults(x: 2).f(), MainExtended().g())
    let statics = MainStatics()
    statics.seen += 1
    MainStatics.count += 1
    print(statics.late, statics.other == nil, statics.loose, MainStatics.count, MainStatics.shared.seen)
}.value
print(Nonisolated().f(), MainStatics.make(), await WithDeinit([1, 2]).n)
#if STUBS
try await Task { @MainActor in
    var value = MainStruct(x: 1)
    value._f = { 10 }
    let extended = MainExtended()
    extended._g = { 20 }
    MainStatics._getCount = { 30 }
    MainStatics.shared._getSeen = { 40 }
    print(value.f(), extended.g(), MainStatics.count, MainStatics.shared.seen)
}.value
MainStatics._make = { 50 }
print(MainStatics.make())
#endif
