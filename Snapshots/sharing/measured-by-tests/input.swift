@Stubbable
struct MeasuredPacket {
  var length: UInt16
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 2 else { return nil }
    length = UInt16(bytes[0])
  }
  func total() -> Int { Int(length) + 1 }
}

@Stubbable
struct MeasuredCast {
  var length: UInt16 = 1
  func total() -> Int { Int(length) + 2 }
}

@Stubbable
struct MeasuredChoice {
  var length: UInt16 = 1
  func total() -> Int { Int(length) + 3 }
}

@Stubbable
struct MeasuredForced {
  var length: UInt16
  init?(length: UInt16) { self.length = length }
  func total() -> Int { Int(length) + 4 }
}

@Stubbable
struct UnmeasuredPacket {
  var length: UInt16 = 1
  func total() -> Int { Int(length) + 5 }
}
