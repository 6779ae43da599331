// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// One section for each module and its tests. A target depends only on targets before it.
let package = Package(
  name: "stubble",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
  products: [
    .executable(name: "stubble", targets: ["StubbleCLI"]),
    .library(name: "Stubble", targets: ["Stubble"]),
    .library(name: "StubbleTesting", targets: ["StubbleTesting"]),
    .plugin(name: "StubblePlugin", targets: ["StubblePlugin"]),
  ],
  targets: [
    // MARK: What tests of several modules share
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),

    // MARK: The library that users import
    .target(name: "Stubble", swiftSettings: settings),
    .target(name: "StubbleTesting", dependencies: ["Stubble"], swiftSettings: settings),
    .testTarget(name: "StubbleTests", dependencies: ["Stubble", "StubbleTesting"], swiftSettings: settings),

    // MARK: bytes -> tree
    .target(name: "StubbleSyntax", swiftSettings: settings),
    .testTarget(
      name: "StubbleSyntaxTests", dependencies: ["StubbleSyntax", "TestSupport"], swiftSettings: settings),

    // MARK: tree -> model
    .target(name: "StubbleSemantics", dependencies: ["StubbleSyntax"], swiftSettings: settings),
    .testTarget(
      name: "StubbleSemanticsTests", dependencies: ["StubbleSemantics", "StubbleSyntax", "TestSupport"],
      swiftSettings: settings),

    // MARK: model -> plan -> bytes
    .target(
      name: "StubbleRewriter", dependencies: ["StubbleSemantics", "StubbleSyntax"], swiftSettings: settings),
    .testTarget(
      name: "StubbleRewriterTests",
      dependencies: ["Stubble", "StubbleRewriter", "StubbleSemantics", "StubbleSyntax", "TestSupport"],
      swiftSettings: settings),

    // MARK: files, arguments, processes
    .executableTarget(
      name: "StubbleCLI", dependencies: ["StubbleRewriter", "StubbleSemantics", "StubbleSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "StubbleCLITests",
      dependencies: ["StubbleCLI", "StubbleRewriter", "StubbleSemantics", "StubbleSyntax", "TestSupport"],
      swiftSettings: settings),

    // MARK: swift package stubble
    .plugin(
      name: "StubblePlugin",
      capability: .command(
        intent: .custom(verb: "stubble", description: "Runs stubble on the package, such as 'stubble test'")),
      dependencies: ["StubbleCLI"],
      path: "Sources/StubblePlugin"),
  ],
  swiftLanguageModes: [.v6]
)
