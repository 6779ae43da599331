/// Memory into which one thread reads one file after another.
///
/// Reading a tree into memory of its own for each file costs more in the kernel than the reading itself.
final class Slab: @unchecked Sendable {
  // Written by the one thread that reads; the bytes of a text are not written again while it is in use.
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  private static let chunkSize = 8 << 20

  deinit { chunks.forEach(System.releasePages) }

  /// Bytes that live as long as the slab.
  struct Text: @unchecked Sendable {
    private let slab: Slab
    let bytes: UnsafeRawBufferPointer

    fileprivate init(_ bytes: UnsafeRawBufferPointer, in slab: Slab) {
      self.slab = slab
      self.bytes = bytes
    }

    var array: [UInt8] { Array(bytes) }
  }

  /// Reads a file. `release` takes the text back if nothing else was read since.
  func read(_ path: String) throws(SystemError) -> Text {
    let file = try System.openForReading(path)
    defer { System.closeFile(file) }
    let status = try System.status(of: file, path: path)
    var room = try room(for: status.size + 1)
    var count = 0
    while true {
      let got = try System.readSome(file, UnsafeMutableRawBufferPointer(rebasing: room[count...]), path: path)
      count += got
      // A regular file gives all that it has, so less than was asked for is all.
      if got == 0 || (count < room.count && status.kind == .file) { break }
      if count == room.count { room = try grown(room) }
    }
    used += count
    return Text(UnsafeRawBufferPointer(rebasing: room[..<count]), in: self)
  }

  /// The text last read is not needed any more.
  func release(_ text: Text) { used -= text.bytes.count }

  /// What is free of a chunk, at least `count` bytes of it.
  private func room(for count: Int) throws(SystemError) -> UnsafeMutableRawBufferPointer {
    if let chunk = chunks.last, chunk.count - used >= count {
      return UnsafeMutableRawBufferPointer(rebasing: chunk[used..<(used + count)])
    }
    chunks.append(try System.reservePages(max(count, Self.chunkSize)))
    used = 0
    return try room(for: count)
  }

  /// Twice the room, for a file that is longer than it said.
  private func grown(_ room: UnsafeMutableRawBufferPointer) throws(SystemError)
    -> UnsafeMutableRawBufferPointer
  {
    let larger = try self.room(for: room.count * 2)
    larger.copyMemory(from: UnsafeRawBufferPointer(room))
    return larger
  }
}
