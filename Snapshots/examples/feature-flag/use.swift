let flag = FeatureFlag(isEnabled: false)
print(flag.isEnabled)
flag.isEnabled.toggle()
print(flag.isEnabled)
#if STUBS
flag._getIsEnabled = { false }
print(flag.isEnabled)
flag._setIsEnabled = { print("set to", $0) }
flag.isEnabled = true
flag._getIsEnabled = nil
flag._setIsEnabled = nil
print(flag.isEnabled)
#endif
