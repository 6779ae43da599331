/// Memory into which a thread reads one file after another.
///
/// Allocating memory for each file of a tree costs more in the kernel than the reading itself.
final class ReadBuffer {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

  deinit { memory.deallocate() }

  /// Reads a file. The bytes are valid until the next file is read.
  func read(_ path: String) throws(SystemError) -> UnsafeRawBufferPointer {
    try readWithStatus(path).bytes
  }

  /// Reads a file. The bytes are valid until the next file is read; the status is from before they were read.
  func readWithStatus(
    _ path: String
  ) throws(SystemError) -> (bytes: UnsafeRawBufferPointer, status: FileStatus) {
    let file = try System.openForReading(path)
    defer { System.closeFile(file) }
    let status = try System.statusForReading(file, path: path)
    if memory.count <= status.size { grow(to: status.size + 1) }
    var count = 0
    while true {
      let room = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
      let got = try System.readSome(file, room, path: path)
      count += got
      // A short read of a regular file means that its end is reached.
      if got == 0 || (got < room.count && status.kind == .file) { break }
      if count > SystemError.sizeLimit { throw .tooLarge(path) }
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
