var turn = Turn(angle: 180)
print(turn.halved().angle, Turn.quarter)
#if STUBS
turn._halved = { Turn(angle: 7) }
Turn._getQuarter = { 91 }
print(turn.halved().angle, Turn.quarter)
#endif
