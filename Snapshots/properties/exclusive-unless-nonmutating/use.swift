var relayOptions = RelayOptions()
print(passed(relayOptions))
#if STUBS
relayOptions._getLimit = { 10 }
print(passed(relayOptions))
#endif
