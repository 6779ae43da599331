/// Memory into which a thread reads one file after another.
///
/// Reading a tree into memory of its own for each file costs more in the kernel than the reading itself.
final class ReadBuffer {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

  deinit { memory.deallocate() }

  /// Reads a file. Its bytes are there until the next one is read.
  func read(_ path: String) throws(SystemError) -> UnsafeRawBufferPointer {
    try readWithStatus(path).bytes
  }

  /// Reads a file, and what the system knew of it before.
  func readWithStatus(
    _ path: String
  ) throws(SystemError) -> (bytes: UnsafeRawBufferPointer, status: FileStatus) {
    let file = try System.openForReading(path)
    defer { System.closeFile(file) }
    let status = try System.status(of: file, path: path)
    if memory.count <= status.size { grow(to: status.size + 1) }
    var count = 0
    while true {
      let room = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
      let got = try System.readSome(file, room, path: path)
      count += got
      // A regular file gives all that it has, so less than was asked for is all.
      if got == 0 || (got < room.count && status.kind == .file) { break }
      if count == memory.count { grow(to: 2 * count) }
    }
    return (UnsafeRawBufferPointer(rebasing: memory[..<count]), status)
  }

  private func grow(to count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
    larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    memory.deallocate()
    memory = larger
  }
}
