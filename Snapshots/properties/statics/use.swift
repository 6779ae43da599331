print(Statics.make(), Statics.overridable(), Statics.shared, Statics.constant, StaticsOfEnum.make(), StaticsOfEnum.computed)
Statics.shared += 1
Statics.observed = 2
print(Statics.shared)
#if STUBS
Statics._make = { 10 }
Statics._overridable = { 20 }
Statics._getShared = { 30 }
Statics._getConstant = { "stub" }
Statics._setObserved = { print("set", $0) }
Statics.observed = 3
StaticsOfEnum._make = { 50 }
StaticsOfEnum._getComputed = { 60 }
print(Statics.make(), Statics.overridable(), Statics.shared, Statics.constant, StaticsOfEnum.make(), StaticsOfEnum.computed)
#endif
