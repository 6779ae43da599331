var machine = Machine()
print(machine.run(), machine.speed)
print(ComparedMachine() == ComparedMachine(), ComparedMachine().run())
print(SerialMachine() == SerialMachine(serial: Serial(text: "S"), others: nil), SerialMachine() == SerialMachine(others: []))
#if STUBS
machine._run = { "stub" }
machine._getSpeed = { 40 }
print(machine.run(), machine.speed)
#endif
