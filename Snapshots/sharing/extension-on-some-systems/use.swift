func useTimers() async {
  let timer = Timer()
  print(timer.start(), timer.wait(2), timer.wait(.seconds(3)), await timer.rest(4))
  print(timer.lap(Timer.Lap()), timer.laps([]))
}
await useTimers()
#if STUBS
Timer._waitDuration = { _ in 30 }
Timer._lap = { $0.seconds + 7 }
Timer._laps = { $0.count + 8 }
Timer._rest = { $0 * 10 }
await useTimers()
let timer = Timer()
timer._waitInt = { $0 + 1 }
print(timer.wait(2))
#endif
