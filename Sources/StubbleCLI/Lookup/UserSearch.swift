import StubbleRewriter
import StubbleSemantics

/// A search for files that use the stubbed types in a way that restricts their stubs.
struct UserSearch: Sendable {
  /// The names of types that a file may extend, or on whose layout or initializers it may depend.
  let types: Set<Name>
  /// The names of classes of which a file may declare subclasses.
  let classes: Set<Name>
  /// Whether there are structs, whose values a file may measure, or access as bytes, or change while it reads other
  /// parts of them.
  let haveLayouts: Bool
  /// The names of variables in structs, which a file may modify in place.
  let variables: NameFilter
  /// The names of variables with property wrappers or macros: a file may name what these generate.
  let wrapped: NameFilter

  init(
    types: Set<Name>, classes: Set<Name>, haveLayouts: Bool, variables: NameFilter, wrapped: NameFilter
  ) {
    self.types = types
    self.classes = classes
    self.haveLayouts = haveLayouts
    self.variables = variables
    self.wrapped = wrapped
  }

  /// Creates a search for nothing but subclasses.
  init(ofSubclassesOf classes: Set<Name>) {
    self.init(
      types: [], classes: classes, haveLayouts: false, variables: NameFilter([]), wrapped: NameFilter([]))
  }

  /// Returns those of the files which a search did not find that may access the memory of values, modify the stored
  /// properties of a struct in place, or name what property wrappers generate.
  func users(amongRestOf search: DeclarationSearch) -> [SourceFile] {
    guard haveLayouts || !variables.isEmpty || !wrapped.isEmpty else { return [] }
    return search.mapRest(user).map(\.1)
  }

  /// Returns one of the command's files if it is a user, otherwise `nil`.
  private func user(_ file: DismissedFile, _ buffer: ReadBuffer) -> SourceFile? {
    let isUser =
      haveLayouts && (file.names.accessesMemory || file.names.delaysArguments)
      || variables.containsAny(of: file.changed)
    guard isUser || !wrapped.isEmpty else { return nil }
    return file.withOriginal(buffer) { user(file.path, $0, isUser: isUser) }
  }

  /// Returns the files below folders of tests that use the types: tests count even if the command's paths are those of
  /// a package's sources alone.
  func users(inFolders folders: [String], jobs: Int) -> [SourceFile] {
    let paths = Discovery.find(folders.filter(System.isFolder), excluding: [], jobs: jobs).files
    let keys = Set(
      types.flatMap { [DeclaredNames.Key(.extension, of: $0), .init(.dependence, of: $0)] }
        + classes.map { .init(.superclass, of: $0) })
    let users = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      (try? buffer.read(paths[index])).flatMap { bytes in
        let names = DeclaredNames(usedIn: bytes)
        let isUser =
          names.keys.contains(where: keys.contains)
          || haveLayouts && (names.accessesMemory || names.delaysArguments)
          || !variables.isEmpty && variables.containsAny(of: ChangedMembers.names(in: bytes))
        return user(paths[index], bytes, isUser: isUser)
      }
    }
    return users.compactMap(\.self)
  }

  /// Returns a file if it is known to be a user, or may name what property wrappers generate; otherwise `nil`.
  private func user(_ path: String, _ bytes: UnsafeRawBufferPointer, isUser: Bool) -> SourceFile? {
    guard isUser || MentionedWrappers.areFound(in: bytes, among: wrapped) else { return nil }
    let isApplied = Trigger.markers.fires(in: bytes)
    return SourceFile(path: path, source: isApplied ? restore(Array(bytes)).original : Array(bytes))
  }
}
