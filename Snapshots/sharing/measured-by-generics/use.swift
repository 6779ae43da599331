func useLayouts() {
  print(bufferSize(), layouts["token"]?.size ?? 0, layouts["line"]?.stride ?? 0, widthsSize(), sheetSizes([]), inkAlignment())
  print(ByteChunk(first: 1).count(), Filler().byte, Token().kind, Line().length, Column().width, Margin().left, Sheet().number)
  print(Ink().amount)
}
useLayouts()
#if STUBS
Chunk<UInt8>._count = { 9 }
Filler._getByte = { 13 }
Token._getKind = { 11 }
Line._getLength = { 12 }
Column._getWidth = { 14 }
Margin._getLeft = { 15 }
Sheet._getNumber = { 16 }
Ink._getAmount = { 17 }
useLayouts()
var unmeasured = Unmeasured()
unmeasured._getAmount = { 18 }
print(unmeasured.amount)
#endif
