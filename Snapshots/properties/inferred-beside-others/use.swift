let beside = Beside()
print(beside.filtered, beside.found ?? 0, beside.held, beside.longer, beside.doubled, beside.sum)
print(beside.shifted, beside.ratio, beside.extentOfOne, beside.grouped[true] ?? [], beside.number)
print(beside.even, beside.named, beside.texts, beside.kept, beside.lengths[2] ?? [], beside.other)
#if STUBS
beside._getEven = { [4] }
beside._getNamed = { ["d"] }
beside._getTexts = { ["5"] }
beside._getKept = { 6 }
print(beside.even, beside.named, beside.texts, beside.kept)
#endif
