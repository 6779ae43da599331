let spellings = VoidSpellings()
spellings.nothing()
spellings.word()
spellings.qualified()
spellings.empty()
spellings.parenthesised()
spellings.alias()
spellings.discardable()
spellings.discarded()
spellings.noBody()
#if STUBS
spellings._nothing = { print("stub nothing") }
spellings._word = { print("stub word") }
spellings._qualified = { print("stub qualified") }
spellings._empty = { print("stub empty") }
spellings._parenthesised = { print("stub parenthesised") }
spellings._alias = { print("stub alias") }
spellings._discardable = { print("stub discardable") }
spellings._discarded = { print("stub discarded"); return 2 }
spellings._noBody = { print("stub noBody") }
spellings.nothing()
spellings.word()
spellings.qualified()
spellings.empty()
spellings.parenthesised()
spellings.alias()
spellings.discardable()
spellings.discarded()
spellings.noBody()
#endif
