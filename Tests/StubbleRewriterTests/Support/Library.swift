import Foundation

/// The library `Stubble` as these tests were built with it.
enum Library {
  /// What a compiler must be given to make a program that imports the library.
  static var words: [String] {
    let objects = products.appendingPathComponent("Stubble.build")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: objects.path)) ?? []
    return searchPath
      + names.filter { $0.hasSuffix(".o") }.sorted().map { objects.appendingPathComponent($0).path }
  }

  /// What a compiler must be given to look at such a program.
  static var searchPath: [String] { ["-I", products.appendingPathComponent("Modules").path] }

  /// Where the build put everything, found from the place of the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL)
      .deletingLastPathComponent()
  }
}
