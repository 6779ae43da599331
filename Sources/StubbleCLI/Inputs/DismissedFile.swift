import StubbleRewriter

/// A file that does not concern the command by itself, and in which names may be looked up.
struct DismissedFile: Sendable {
  let path: String
  /// Where it is among the files of the command.
  var order: Int
  let names: DeclaredNames
  /// The members that it may change in part, which matters to stubs in place.
  let changed: [Name]
  /// Nil if the file is to be read first.
  var input: Input?
}

extension DismissedFile {
  /// A file that has just been read, and that is to be read again if names are looked up in it.
  init(path: String, order: Int, bytes: UnsafeRawBufferPointer, withChanges: Bool = true) {
    self.init(
      path: path, order: order, names: DeclaredNames(in: bytes),
      changed: withChanges ? ChangedMembers.names(in: bytes) : [])
  }

  /// A file that was read since it has regions, and has no annotations.
  init(_ input: Input) {
    self = input.restoration.original.withUnsafeBytes {
      DismissedFile(path: input.path, order: input.order, bytes: $0)
    }
    self.input = input
  }
}
