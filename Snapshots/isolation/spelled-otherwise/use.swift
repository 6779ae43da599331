@MainActor func useSpelledOtherwise() {
  read(Desk1())
  let part = ScreenPart1()
  print(OnBoth().run(), part.draw())
  #if STUBS
  part._draw = { 70 }
  print(part.draw())
  #endif
}
await useSpelledOtherwise()
