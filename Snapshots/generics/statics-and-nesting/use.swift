print(Registry<String, Int>.empty().named(), Registry<Int, Int>.limit, Registry<Int, Int>.Entry.describe(), Registry<Int, Int>.Row.width())
print(Registry<Int, String>.Row(value: "v").get(), Registry<Int, Int>.other())
print(Results<Int, Int>.count())
#if STUBS
let registry = Registry<String, Int>()
registry._named = { "stub" }
Registry<Int, Int>._getLimit = { 10 }
Registry<Int, Int>.Entry._describe = { "stubbed" }
Registry<Int, Int>.Row._width = { 20 }
Registry<Int, Int>._other = { 30 }
print(registry.named(), Registry<Int, Int>.limit, Registry<String, Int>.limit, Registry<Int, Int>.Entry.describe(), Registry<Int, Int>.Row.width(), Registry<Int, Int>.other())
Results<Int, Int>._withStubs {
    Results<Int, Int>._count = { 5 }
    print(Results<Int, Int>.count())
}
print(Results<Int, Int>.count())
#endif
