import StubbleRewriter
import StubbleSemantics

/// Finds the files that use types in a way that matters to their stubs.
struct UserSearch: Sendable {
  /// Types that a file may extend or depend on.
  let types: Set<Name>
  /// There are structs, whose values a file may measure, or read as bytes.
  let haveLayouts: Bool
  /// Variables that structs store: a file may change them in part.
  let variables: NameFilter
  /// Variables with property wrappers: a file may name what these make of them.
  let wrapped: NameFilter

  /// The files among some of the command that may look at the memory of values, change what a struct stores, part by part, or
  /// name what wrappers make.
  func users(among files: [DismissedFile], jobs: Int) -> [SourceFile] {
    guard haveLayouts || !variables.isEmpty || !wrapped.isEmpty else { return [] }
    let users = mapInParallel(files.count, jobs: jobs, scratch: { ReadBuffer() }) { place, buffer in
      let file = files[place]
      let isUser = haveLayouts && file.names.looksAtMemory || variables.containsAny(of: file.changed)
      guard isUser || !wrapped.isEmpty else { return nil as SourceFile? }
      if let original = file.input?.restoration.original {
        return original.withUnsafeBytes { user(file.path, $0, isUser: isUser) }
      }
      return (try? buffer.read(file.path)).flatMap { user(file.path, $0, isUser: isUser) }
    }
    return users.compactMap(\.self)
  }

  /// The files in folders of tests: a command may be about a package's sources alone, whose tests then count as well.
  func users(inFolders folders: [String], jobs: Int) -> [SourceFile] {
    let folders = folders.filter { (try? System.status(of: $0))?.kind == .folder }
    let paths = Discovery.find(folders, excluding: [], jobs: jobs).files
    let keys = Set(types.flatMap { [DeclaredNames.Key(.extension, of: $0), .init(.dependence, of: $0)] })
    let users = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { place, buffer in
      (try? buffer.read(paths[place])).flatMap { bytes in
        let names = DeclaredNames(usedIn: bytes)
        let isUser =
          names.keys.contains(where: keys.contains) || haveLayouts && names.looksAtMemory
          || !variables.isEmpty && variables.containsAny(of: ChangedMembers.names(in: bytes))
        return user(paths[place], bytes, isUser: isUser)
      }
    }
    return users.compactMap(\.self)
  }

  /// A file, if it uses the types or what they store, or may name what wrappers make of it.
  private func user(_ path: String, _ bytes: UnsafeRawBufferPointer, isUser: Bool) -> SourceFile? {
    guard isUser || MentionedWrappers.areFound(in: bytes, among: wrapped) else { return nil }
    let isApplied = Trigger.markers.fires(in: bytes)
    return SourceFile(path: path, source: isApplied ? restore(Array(bytes)).original : Array(bytes))
  }
}
