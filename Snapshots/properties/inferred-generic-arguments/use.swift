let downloads = Downloads()
downloads.latest.value += 1
print(downloads.add(), downloads.names.with(\.count), downloads.latest.value, downloads.remembered.value())
print(Downloads.limit.with { $0 }, downloads.unclear.with { $0 as Any })
#if STUBS
downloads._getNames = { Guarded(["a": 1]) }
downloads._getLatest = { Latest(value: 7, failure: "late") }
downloads._getRemembered = { Remembered(8) }
Downloads._getLimit = { Guarded(2.5) }
print(downloads.names.with(\.count), downloads.latest.value, downloads.remembered.value(), Downloads.limit.with { $0 })
#endif
