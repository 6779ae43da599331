let diary = Diary()
print(diary.lines(), diary.days(), diary.words(), Notes().lines(), Pad().sheets(), Dial().turn())

#if STUBS
Ledger._words = { 99 }
Pad._sheets = { 12 }
print(diary.words(), Pad().sheets(), Notes().sheets())
diary._lines = { 3 }
diary._days = { 31 }
print(diary.lines(), diary.days())
diary._resetStubs()
print(diary.lines(), diary.days())
let dial = Dial()
dial._turn = { 180 }
print(dial.turn())
#endif
