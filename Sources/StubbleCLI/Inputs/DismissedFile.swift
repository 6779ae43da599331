import StubbleRewriter

/// A file that does not concern the command by itself, and in which names may be looked up.
struct DismissedFile: Sendable {
  let path: String
  /// Where it is among the files of the command.
  let order: Int
  let names: DeclaredNames
  /// Nil if the file is to be read first.
  var input: Input?
}

extension DismissedFile {
  /// A file that was read since it has regions, and has no annotations.
  init(_ input: Input) {
    path = input.path
    order = input.order
    names = input.restoration.original.withUnsafeBytes(DeclaredNames.init(in:))
    self.input = input
  }
}
