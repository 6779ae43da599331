var scales = Scales()
print(scales.sum(), scales.count ?? 0, numbers1(), Named2().labels.contains("_name"))
#if STUBS
scales._getWeight = { 10 }
scales._getCount = { nil }
print(scales.sum(), scales.count ?? 0)
#endif
