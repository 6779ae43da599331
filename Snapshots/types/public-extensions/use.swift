print(InlinedBox().four(4), InlinedBox.five(5), "".six(6), String.seven(7), String.eight, InlinedBuilder.buildBlock("", 9))
print(1.5.hidden(InlinedHidden()).number, Double.most(2))
#if STUBS
  Double._more = { InlinedHidden(number: $0.number + 1) }
  print(Double.most(2))
  Double._more = nil
  String._seven = { $0 + 70 }
  print(String.seven(7))
  String._seven = nil
#endif
