/// An index of the files that declare a name, extend it or depend on it.
///
/// It takes eight bytes for each name of each file. Since names are hashed, a file that it returns need not have the
/// name: only parsing the file shows which.
struct NameIndex: Sendable {
  private struct Entry {
    let key: DeclaredNames.Key
    let file: UInt32
  }

  /// The entries, sorted by the highest bits of their keys.
  private let entries: [Entry]
  /// For each value of a key's highest bits, the index of its first entry; then the number of entries.
  private let starts: [UInt32]
  private let shift: UInt32

  /// - Parameter files: The names of each file. Their indices are the numbers of the files.
  init(_ files: some Collection<DeclaredNames>) {
    var unsorted: [Entry] = []
    for (file, names) in files.enumerated() {
      for key in names.keys { unsorted.append(Entry(key: key, file: UInt32(file))) }
    }
    // A few entries share a slot, so that the array of starts fits into a processor's cache.
    let bits = max(1, Int.bitWidth - unsorted.count.leadingZeroBitCount - 3)
    let shift = UInt32(max(0, 32 - bits))
    var starts = Array(repeating: UInt32(0), count: (1 << bits) + 1)
    for entry in unsorted { starts[Int(entry.key.hash >> shift) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var entries = unsorted
    for entry in unsorted {
      let slot = Int(entry.key.hash >> shift)
      entries[Int(next[slot])] = entry
      next[slot] += 1
    }
    self.entries = entries
    self.starts = starts
    self.shift = shift
  }

  /// Returns the numbers of the files that use a name in a certain way, in ascending order.
  func files(_ use: DeclaredNames.Use, of name: Name) -> [Int] {
    let key = DeclaredNames.Key(use, of: name)
    let slot = Int(key.hash >> shift)
    return entries[Int(starts[slot])..<Int(starts[slot + 1])].lazy.filter { $0.key == key }.map {
      Int($0.file)
    }
  }
}
