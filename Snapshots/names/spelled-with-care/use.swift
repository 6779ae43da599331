let careful = CarefulNames()
print(careful.class, careful.repeat(for: 1), careful.überName, careful.🚀, careful.café(), careful.走(), careful.fetch(), careful.kept, careful.i18n)
#if STUBS
careful._getClass = { "stub" }
careful._repeat = { _ in 10 }
careful._getÜberName = { 11 }
careful._get🚀 = { 12 }
careful._café = { 13 }
careful._走 = { 14 }
careful._page = { 15 }
careful._getI18n = { 17 }
print(careful.class, careful.repeat(for: 1), careful.überName, careful.🚀, careful.café(), careful.走(), careful.fetch(), careful.kept, careful.i18n)
#endif
