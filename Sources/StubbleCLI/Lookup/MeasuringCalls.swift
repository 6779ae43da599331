import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A search for the files that call functions which access the memory of values of any type: generic ones, such as
/// `func read<T>() -> T`, and those that take raw pointers. What such a call reads or writes may be a value that contains
/// one of a stubbed type. Those that use pointers by the names of aliases are found too.
struct MeasuringCalls: Sendable {
  private let names: NameFilter

  /// - Parameters:
  ///   - trees: The files that may declare such functions.
  ///   - jobs: The number of threads.
  init(ofFunctionsIn trees: [SyntaxTree], jobs: Int) {
    let names = mapInParallel(trees.count, jobs: jobs) {
      Self.names(ofFunctionsIn: trees[$0]) + Self.names(ofAliasesIn: trees[$0])
    }
    self.names = NameFilter(Set(names.joined()))
  }

  private static let rawPointers = MemoryDeclarations.standard.names(of: .untyped).map { ByteSearch($0) }

  private static func names(ofFunctionsIn tree: SyntaxTree) -> [Name] {
    // Most files mention neither pointers nor generic functions.
    let mentionsPointers = tree.source.withUnsafeBytes { bytes in
      rawPointers.contains { $0.isFound(in: bytes) }
    }
    return tree.nodes(where: { $0 == .functionDecl || $0 == .initializerDecl }).compactMap { node in
      guard let function = FunctionDecl(node),
        mentionsPointers && function.takesRawPointers || isGenericAndMeasures(function)
      else { return nil }
      if node.kind == .functionDecl { return Name(function.name.utf8) }
      return node.enclosingType.map { Name(TypeDecl.lastName(of: $0.name).utf8) }
    }
  }

  private static func names(ofAliasesIn tree: SyntaxTree) -> [Name] {
    tree.nodes(ofKind: .typealiasDecl).compactMap { alias in
      guard let name = alias.name(after: .typealias),
        let type = alias.child(.initializerClause)?.content?.lastNameOfType, pointers.contains(type)
      else { return nil }
      return Name(name.utf8)
    }
  }

  private static let pointers = MemoryDeclarations.standard.namesOfTypes

  private static func isGenericAndMeasures(_ function: FunctionDecl) -> Bool {
    if function.node.kind == .initializerDecl || function.genericParameters.isEmpty { return false }
    return function.node.tree.source[function.node.range].withUnsafeBytes {
      DeclaredNames(in: $0).accessesMemory
    }
  }

  /// Whether there are no such functions or aliases.
  var areImpossible: Bool { names.isEmpty }

  /// Returns a file if it may call one of the functions.
  func find(in file: DismissedFile, _ buffer: ReadBuffer) -> DeclarationSearch.Found? {
    let input = file.withOriginal(buffer) { bytes in
      areFound(in: bytes) ? file.input { Array(bytes) } : nil
    }
    return input.map(DeclarationSearch.Found.init(parsing:))
  }

  /// Returns whether a file may call one of the functions, or use one of the aliases, judged by the parenthesis or the
  /// angle bracket after the name, without lexing.
  func areFound(in bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    for offset in bytes.indices {
      if Name.hasPart(bytes[offset]) { continue }
      if bytes[offset] == UInt8(ascii: "(") || bytes[offset] == UInt8(ascii: "<"), offset > 0 {
        let name = start < offset ? start..<offset : Name.ranges(before: offset, in: bytes).name
        if !name.isEmpty, names.contains(Name(in: bytes, at: name)) { return true }
      }
      start = offset + 1
    }
    return false
  }
}
