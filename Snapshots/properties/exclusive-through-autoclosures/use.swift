var flags = Flags()
updateFlags(&flags)
print(flags.isOn, flags.value, flags.level, flags.list, flags.plain)
print(flags.names, flags.table, flags.nested.count, flags.list2)
#if STUBS
flags._getPlain = { 10 }
flags._getOther = { 20 }
print(flags.plain, flags.other)
#endif
