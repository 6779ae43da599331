let flags = Flags()
flags.os = "other"
print(flags.DEBUG, flags.os, flags.log, flags.level, flags.name())
#if STUBS
flags._getLevel = { 5 }
flags._name = { "stub" }
print(flags.level, flags.name())
#endif
