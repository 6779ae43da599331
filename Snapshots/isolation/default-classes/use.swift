do {
    let pipe = Pipe(id: 1)
    pipe.sum += 2
    pipe.next = pipe
    print(pipe.run(), pipe.text(), pipe.late, pipe.next === pipe, try await pipe.load(), await pipe.read(), await pipe.far())
    let bend = Bend(id: 2)
    print(bend.run(), bend.text(), outside(bend, Token(value: 4)), tokens())
    let valve = Valve()
    valve.isOpen.toggle()
    valve.turn()
    print(valve.isOpen, valve.turns ?? 0, valves().isOpen, makeValve().pipe == nil)
}
let tapped = Tapped(payload: 1)
tapped.onTap = { print("tapped") }
tapped.onEnd = { print("ended") }
print(tapped.tap())
#if STUBS
tapped._getOnTap = { { print("stubbed tap") } }
tapped._getPayload = { nil }
print(tapped.tap())
let pipe = Pipe(id: 3)
pipe._getId = { 30 }
pipe._getName = { "stub" }
pipe._getKey = { "key" }
pipe._getFlow = { 31 }
print(pipe.run(), pipe.text(), outside(pipe, Token(value: 1)))
var runs = 0
pipe._run = { runs += 1; return 32 }
pipe._load = { 33 }
pipe._read = { "read" }
pipe._far = { "far" }
print(pipe.run(), try await pipe.load(), await pipe.read(), await pipe.far(), runs)
pipe._text = { "text" }
pipe._setSum = { print("set", $0) }
pipe.sum = 4
Pipe._next = { 50 }
print(pipe.text(), Pipe.next())
let bend = Bend(id: 4)
bend._getAngle = { 1 }
print(bend.run())
bend._run = { 2 }
bend._text = { "bent" }
print(bend.run(), bend.text())
let token = Token(value: 5)
token._getValue = { 6 }
token._isolated = { 7 }
print(token.value, token.isolated(), await Task.detached { token.value }.value)
let locked = Locked(id: 1)
locked._getId = { 8 }
print(locked == Locked(id: 8))
let valve = Valve()
valve._getTurns = { 9 }
print(valve.turns ?? 0)
#endif
