let owned = OwnedParameters()
print(owned.take(Parcel()), owned.look(Parcel()), owned.send(Parcel()), owned.own(Parcel(), Parcel()))
print(await owned.isolated(to: nil), owned.metatype(Int.self, CancellationError.self))
#if STUBS
owned._take = { $0.weight + 10 }
owned._look = { _ in 20 }
owned._send = { $0.weight + 30 }
owned._own = { _, _ in 40 }
owned._metatype = { _, error in "\(error)" }
print(owned.take(Parcel()), owned.look(Parcel()), owned.send(Parcel()), owned.own(Parcel(), Parcel()))
print(owned.metatype(Int.self, CancellationError.self))
#endif
