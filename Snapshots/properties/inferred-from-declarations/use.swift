let told = Told()
print(Told.bold.name.text, Told.italic.name.text, Told.names.count, Told.modes.count, Told.letters.sorted())
print(Told.ordered.count, Told.bytes, Told.size, Told.flags != 0, Told.interval.tv_sec)
print(told.mode, told.level, told.tag.name.text, told.maximum, told.seconds, told.largest, told.title)
#if STUBS
Told._getBold = { Tag.named("stub") }
Told._getFlags = { 7 }
Told._getModes = { [] }
told._getMode = { .plain }
told._getLargest = { 1 }
print(Told.bold.name.text, Told.flags, Told.modes.count, told.mode, told.largest)
#endif
