let observed = Observed(late: "a")
print(observed.log, observed.value, observed.both)
observed.value += 1
observed.both = 30
observed.named.append(1)
observed.late = "b"
print(observed.log, observed.both)
#if STUBS
observed.log = []
observed._setValue = { print("set", $0) }
observed.value = 100
observed._getBoth = { 3 }
observed.both = 4
print(observed.value, observed.both, observed.log)
#endif
