let levels = AccessLevels()
levels.bump()
print(levels.limited, levels.packaged, levels.partly, levels.open(), levels.wide())
#if STUBS
levels._getLimited = { 10 }
levels._getPackaged = { 20 }
levels._getPartly = { 30 }
levels._open = { 40 }
levels._wide = { 50 }
print(levels.limited, levels.packaged, levels.partly, levels.open(), levels.wide())
#endif
