_ = HidingLocals(1)
_ = HidingLocals(late: 2)
do {
  let watch = HidingWatch()
  watch.x = 2
}
#if STUBS
  var hiding = HidingLocals(late: 2)
  hiding._getX = { 50 }
  print(hiding.x)
#endif
