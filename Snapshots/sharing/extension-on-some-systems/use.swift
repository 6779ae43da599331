func useTimers() async {
  let timer = Timer()
  print(timer.start(), timer.wait(2), timer.wait(.seconds(3)), await timer.rest(4))
}
await useTimers()
#if STUBS
Timer._waitDuration = { _ in 30 }
Timer._rest = { $0 * 10 }
await useTimers()
let timer = Timer()
timer._waitInt = { $0 + 1 }
print(timer.wait(2))
#endif
