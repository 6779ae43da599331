struct LayoutSize: Equatable {
  let size: Int
  let stride: Int
  init<T>(_: T.Type) {
    size = MemoryLayout<T>.size
    stride = MemoryLayout<T>.stride
  }
}
func alignment<T>(of type: T.Type = T.self) -> Int { MemoryLayout<T>.alignment }
func sizes<First, Second>(_ first: First, _ second: [Second]) -> [Int] {
  [MemoryLayout.size(ofValue: first), MemoryLayout<First>.size, MemoryLayout<Second>.size]
}

// @Stubbable
struct Chunk<Element> {
  var first: Element
  func count() -> Int { 1 }
}
typealias ByteChunk = Chunk<UInt8>
struct ChunkBuffer {
  var chunk: ByteChunk
  var spare: BufferNames.Spare
}
enum BufferNames {
  typealias Spare = Filler
}
// @Stubbable
struct Filler {
  var byte: UInt8 = 3
}
func bufferSize() -> Int { MemoryLayout<ChunkBuffer>.size }

// @Stubbable
struct Token {
  var kind: UInt16 = 1
}
let layouts: [String: LayoutSize] = ["token": .init(Token.self), "line": LayoutSize(Line?.self)]
// @Stubbable
struct Line {
  var length: UInt32 = 2
}

// @Stubbable
struct Column {
  var width: UInt8 = 4
}
typealias Widths = (Column, Column)
func widthsSize() -> Int { MemoryLayout<Widths>.size }

// @Stubbable
struct Margin {
  var left: UInt8 = 5
}
// @Stubbable
struct Sheet {
  var margin = Margin()
  var number: Int32 = 6
}
func sheetSizes(_ margins: [Margin]) -> [Int] { sizes(Sheet(), margins) }

// @Stubbable
struct Ink {
  var amount: Int64 = 7
}
func inkAlignment() -> Int { alignment(of: Ink.self) }

// @Stubbable
struct Unmeasured {
  var amount: Int64 = 8
}
