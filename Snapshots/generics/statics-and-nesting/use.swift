print(Registry<String, Int>.empty().named(), Registry<Int, Int>.limit, Registry<Int, Int>.Entry.describe(), Registry<Int, Int>.Row.width())
print(Registry<Int, String>.Row(value: "v").get(), Registry<Int, Int>.other())
#if STUBS
let registry = Registry<String, Int>()
registry._named = { "stub" }
Registry<Int, Int>._getLimit = { 10 }
Registry<Int, Int>.Entry._describe = { "stubbed" }
Registry<Int, Int>.Row._width = { 20 }
Registry<Int, Int>._other = { 30 }
print(registry.named(), Registry<Int, Int>.limit, Registry<String, Int>.limit, Registry<Int, Int>.Entry.describe(), Registry<Int, Int>.Row.width(), Registry<Int, Int>.other())
#endif
