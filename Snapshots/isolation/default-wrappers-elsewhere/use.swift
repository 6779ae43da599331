let prefs = Prefs()
changePrefs(prefs)
print(prefs.count, prefs.plain, limits(prefs))
#if STUBS
prefs._getCount = { 30 }
print(prefs.count, limits(prefs))
#endif
