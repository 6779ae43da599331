print(InlinedBox().four(4), InlinedBox.five(5), "".six(6), String.seven(7), String.eight, InlinedBuilder.buildBlock("", 9))
#if STUBS
  String._seven = { $0 + 70 }
  print(String.seven(7))
  String._seven = nil
#endif
