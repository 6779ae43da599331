import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// A type `T` inside `#if`, an extension of it, and whether the extension may be one of something else.
@Suite struct OtherMeaningsTests {
  @Test(
    arguments: [
      // An alias has the name otherwise.
      ("#if A\nclass T {}\n#else\ntypealias T = U\n#endif\nclass U {}\nextension T {}", true),
      ("#if A\nclass T {}\n#else\ntypealias T = U\n#endif\nclass U {}\n#if A\nextension T {}\n#endif", false),
      (
        "#if !A\ntypealias T = U\n#else\nclass T {}\n#endif\nclass U {}\n#if A && B\nextension T {}\n#endif",
        false
      ),
      ("#if A\nclass T {}\n#endif\nenum E { typealias T = Int }\nextension T {}", false),
      // Another clause imports what may declare it.
      ("#if A\nimport Kit\n#else\nclass T {}\n#endif\nextension T {}", true),
      ("import Kit\n#if A\nclass T {}\n#endif\nextension T {}", false),
      // Nothing else is known to have the name.
      ("#if A\nclass T {}\n#else\nclass T { var a = 1 }\n#endif\nextension T {}", false),
      ("class T {}\nextension T {}", false),
    ].rows)
  func areAskedOfExtensions(row: Row<(String, Bool)>) {
    let (source, isExpected) = row.value
    #expect(mayMeanSomethingElse("T", in: source) == isExpected)
  }

  /// A known module declares a type of the name.
  @Test(
    arguments: [
      ("import Foundation\n#if os(Linux)\nclass Scanner {}\n#endif\nextension Scanner {}", true),
      ("import Foundation\n#if os(Linux)\nclass Scanner {}\nextension Scanner {}\n#endif", false),
      ("#if os(Linux)\nclass Scanner {}\n#endif\nextension Scanner {}", false),
    ].rows)
  func areThoseOfModules(row: Row<(String, Bool)>) {
    let (source, isExpected) = row.value
    #expect(mayMeanSomethingElse("Scanner", in: source) == isExpected)
  }

  private func mayMeanSomethingElse(_ name: String, in source: String) -> Bool? {
    let file = SourceFile(path: "input.swift", source: Array(source.utf8))
    let index = TypeIndex(files: [file])
    guard let type = index.types.keys.first(where: { index.types[$0].name == name }),
      let node = file.tree.nodes(ofKind: .extensionDecl).last
    else { return nil }
    return index.mayMeanSomethingElse(type, around: node)
  }
}
