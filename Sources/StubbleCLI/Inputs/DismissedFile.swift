import StubbleRewriter

/// A file that does not concern the command by itself, but may declare types that other files refer to.
struct DismissedFile: Sendable {
  let path: String
  /// The position of the file among those of the command.
  var order: Int
  let names: DeclaredNames
  /// The names of members that the file may modify in place, such as `items` in `store.items.append(x)`.
  let changed: [Name]
  /// Whether the command does not name the file: it is read for the sake of the files that are named.
  var isReference = false
  /// The contents, if they are kept; `nil` if the file must be read again to look names up in it.
  var input: Input?
}

extension DismissedFile {
  /// Creates a file from bytes that were just read and are not kept.
  ///
  /// - Parameter withChanges: Whether to search for members that the file may modify in place.
  init(path: String, order: Int, bytes: UnsafeRawBufferPointer, withChanges: Bool = true) {
    self.init(
      path: path, order: order, names: DeclaredNames(in: bytes),
      changed: withChanges ? ChangedMembers.names(in: bytes) : [])
  }

  /// Returns the file with its contents: those that are kept, or else the given ones.
  ///
  /// - Parameter read: Returns the bytes of the file; `nil` if it has vanished, or if they do not matter.
  func input(_ read: () -> [UInt8]?) -> Input? {
    if let input { return input }
    guard let bytes = read() else { return nil }
    var input = Input(path: path, order: order, bytes: bytes)
    if isReference { input.role = .reference }
    return input
  }

  /// Calls a closure with the bytes of the original: those that are kept, or else those that are read into a buffer.
  /// Returns `nil` if the file has vanished, or if the closure does.
  func withOriginal<Result>(
    _ buffer: ReadBuffer, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    if let input { return input.restoration.original.withUnsafeBytes(body) }
    return (try? buffer.read(path)).flatMap(body)
  }

  /// Creates a file that has regions but no annotations, and keeps its contents.
  init(_ input: Input) {
    self = input.restoration.original.withUnsafeBytes {
      DismissedFile(path: input.path, order: input.order, bytes: $0)
    }
    isReference = input.role == .reference
    self.input = input
  }
}
