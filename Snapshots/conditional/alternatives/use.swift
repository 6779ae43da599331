print(written(Shared(name: "a")), readSetting("{\"name\": \"b\", \"s\": 2}")?.size ?? 0)
print(Placed(below: Placed(line: 1)).line)
#if STUBS
var setting = Setting(name: "c", size: 3)
setting._getSize = { 4 }
print(setting.size, setting.name)
#endif
