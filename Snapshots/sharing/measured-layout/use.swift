import Foundation

func useShared() throws {
  var pixel = Pixel(wide: 3, green: 4)
  pixel.blue = 4
  pixel.darken(by: 1)
  pixel[1] += 1
  print(pixel.sum(), pixel[0], pixel.isDark, pixel == Pixel(wide: 3, green: 4), sizes())
  print(String(decoding: try sorted(Pixel(red: 1, wide: 2, green: 3, blue: 4)), as: UTF8.self))
  print([Pixel(wide: 1, green: 1)].map(\.wide), Pixel.white().green)
  print(Pair(first: 1, second: "a").swapped(2), Pair(first: 1, second: "a").both { $0 + 1 }, Aligned().red())
}
func useMeasuredValues() {
  print(Header().bytes(), bytesOfLocal(), sizeOfParameter(Packet()), Packet().sum(), Footer().size(), wholeSize(), Part().count, eventSize())
}
func sorted(_ pixel: Pixel) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return try encoder.encode(pixel)
}
try useShared()
useMeasuredValues()
#if STUBS
func stubShared() {
  Pixel._sum = { 100 }
  Pixel._getRed = { 77 }
  Pixel._setBlue = { print("set", $0) }
  Pixel._getSubscript = { UInt8($0) }
  var pixel = Pixel.white()
  pixel.blue = 9
  print(pixel.sum(), pixel.red, pixel[5], pixel.isDark)
  Pair<Int, String>._swapped = { scale, _ in ("stub", scale) }
  print(Pair(first: 1, second: "a").swapped(2), Pair(first: "b", second: "a").swapped(2))
  print(Pair<Int, String>._swappedCalls.map(\.other), Pair<String, String>._swappedCalls.count)
  Aligned._red = { 2 }
  print(Aligned().red())
}
stubShared()
Packet._sum = { 9 }
Footer._getEnd = { 8 }
Part._getCount = { 7 }
Header._bytes = { [1] }
useMeasuredValues()
#endif
