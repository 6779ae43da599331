/// The names that a file declares, extends and depends on, found without lexing, and whether the file accesses the memory
/// of values.
///
/// Names in comments and strings are among them: what is looked up must be found in a syntax tree.
struct DeclaredNames: Sendable {
  /// A way in which a file uses a name.
  enum Use: UInt64, Sendable {
    case declaration, `extension`, alias
    /// The file measures the type with `MemoryLayout`, refers to an initializer of it without calling it, or declares when
    /// its values are equal.
    case dependence
    /// The file declares an alias of the type.
    case aliased
    /// The file extends the type, and perhaps adds an initializer that may fail.
    case failable
    /// The file declares a class with this superclass.
    case superclass
  }

  /// A hash of a name and its use. Two keys may be equal although their names are not, which does no harm.
  struct Key: Hashable, Sendable {
    let hash: UInt32

    init(hash: UInt32) { self.hash = hash }

    init(_ use: Use, of name: Name) {
      hash = UInt32(truncatingIfNeeded: ((name.hash ^ use.rawValue) &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }
  }

  var keys: [Key] = []
  /// Whether the file measures values, accesses the bytes of some or copies borrowed ones, whose types it need not name.
  var accessesMemory = false
  /// Whether the file mentions `@autoclosure`, by which functions evaluate arguments late.
  var delaysArguments = false
  /// Whether the file mentions `#function`, which may be a default argument.
  var mentionsCaller = false
  /// Whether the file mentions `Mirror`, by which it may read the names of stored properties.
  var createsMirrors = false
  /// Whether the file mentions `@_exported`, by which files that import its module see the names of another one.
  var exportsModules = false
  /// Which of Foundation and the library the file imports with a level that is not public: other imports in its module
  /// must then state their levels.
  var restrictedImports: Set<String> = []

  init() {}

  init(in bytes: UnsafeRawBufferPointer) {
    self = NameScanner.names(in: bytes, after: .all)
    restrictedImports = RestrictedImports.modules(in: bytes)
  }

  /// Finds only the types that a file extends and depends on, which is all that matters in files of other modules.
  init(usedIn bytes: UnsafeRawBufferPointer) { self = NameScanner.names(in: bytes, after: .uses) }
}
