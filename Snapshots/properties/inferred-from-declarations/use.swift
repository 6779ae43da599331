let declared = Declared()
print(Declared.bold.name.text, Declared.italic.name.text, Declared.names.count, Declared.modes.count, Declared.letters.sorted())
print(Declared.ordered.count, Declared.bytes, Declared.size, Declared.flags != 0, Declared.interval.tv_sec)
print(declared.mode, declared.level, declared.tag.name.text, declared.maximum, declared.seconds, declared.largest, declared.title)
#if STUBS
Declared._getBold = { Tag.named("stub") }
Declared._getFlags = { 7 }
Declared._getModes = { [] }
declared._getMode = { .plain }
declared._getLargest = { 1 }
print(Declared.bold.name.text, Declared.flags, Declared.modes.count, declared.mode, declared.largest)
#endif
