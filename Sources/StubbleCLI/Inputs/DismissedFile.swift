import StubbleRewriter

/// A file that does not concern the command by itself, but may declare types that other files refer to.
///
/// A large tree has very many of them, which pass through several arrays: a value is small, and quick to copy.
struct DismissedFile: Sendable {
  let path: String
  /// The position of the file among those of the command.
  var order: Int
  /// Why the file was read.
  var role = Input.Role.named
  private let facts: Facts

  /// What is known of a file, which its copies share.
  private final class Facts: Sendable {
    let names: DeclaredNames
    let changed: [Name]
    let input: Input?

    init(names: DeclaredNames, changed: [Name], input: Input?) {
      self.names = names
      self.changed = changed
      self.input = input
    }
  }

  var names: DeclaredNames { facts.names }
  /// The names of members that the file may modify in place, such as `items` in `store.items.append(x)`.
  var changed: [Name] { facts.changed }
  /// The contents, if they are kept; `nil` if the file must be read again to look names up in it.
  var input: Input? { facts.input }
}

extension DismissedFile {
  /// Creates a file from bytes that were just read and are not kept.
  ///
  /// - Parameter withChanges: Whether to search for members that the file may modify in place.
  init(path: String, order: Int, bytes: UnsafeRawBufferPointer, withChanges: Bool = true) {
    self.init(path, order, bytes, withChanges: withChanges, keeping: nil)
  }

  /// Creates a file that has regions but no annotations, and keeps its contents.
  init(_ input: Input) {
    self = input.restoration.original.withUnsafeBytes {
      DismissedFile(input.path, input.order, $0, withChanges: true, keeping: input)
    }
    role = input.role
  }

  private init(
    _ path: String, _ order: Int, _ bytes: UnsafeRawBufferPointer, withChanges: Bool, keeping input: Input?
  ) {
    self.path = path
    self.order = order
    facts = Facts(
      names: DeclaredNames(in: bytes), changed: withChanges ? ChangedMembers.names(in: bytes) : [],
      input: input)
  }

  /// Returns the file with its contents: those that are kept, or else the given ones.
  ///
  /// - Parameter read: Returns the bytes of the file; `nil` if it does not exist any more, or if they do not matter.
  func input(_ read: () -> [UInt8]?) -> Input? {
    if let input { return input }
    guard let bytes = read() else { return nil }
    var input = Input(path: path, order: order, bytes: bytes)
    input.role = role
    return input
  }

  /// Calls a closure with the bytes of the original: those that are kept, or else those that are read into a buffer.
  /// Returns `nil` if the file does not exist any more, or if the closure does.
  func withOriginal<Result>(
    _ buffer: ReadBuffer, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    if let input { return input.restoration.original.withUnsafeBytes(body) }
    return (try? buffer.read(path)).flatMap(body)
  }
}
