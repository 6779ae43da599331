extension PreludeText {
  /// The texts of all modules.
  static let all = ofAnySystem + ofApple + cLibraries

  private static let ofAnySystem: [PreludeText] = [
    .swift, .foundation, .foundationEssentials, .foundationNetworking, .foundationXML, .synchronization,
    .observation, .dispatch, .xctest, .testing, .coreFoundation, .regexBuilder, .stubble, .logging,
    .cocoaLumberjack, .swiftyBeaver, .rxSwift, .rxRelay, .rxCocoa, .reactiveSwift, .promiseKit,
    .asyncAlgorithms, .concurrencyExtras, .identifiedCollections, .composableArchitecture, .dependencies,
    .dependenciesMacros, .factory, .factoryKit, .defaults, .argumentParser, .realmSwift, .handyJSON,
    .kakaJSON, .systemPackage, .atomics, .collections, .deque, .heap, .hashTrees, .ordered, .nio,
    .nioConcurrencyHelpers, .nioCore,
  ]

  /// The texts of the frameworks that only Apple's systems have.
  private static let ofApple: [PreludeText] = [
    .os, .osLog, .combine, .coreGraphics, .quartzCore, .webKit, .uiKit, .appKit, .swiftUI, .swiftData,
    .coreData, .network, .coreLocation, .coreBluetooth, .mapKit, .authenticationServices, .safariServices,
    .javaScriptCore, .userNotifications, .watchConnectivity, .mediaPlayer, .photos, .deviceCheck,
    .backgroundTasks, .uniformTypeIdentifiers, .avFoundation, .coreImage, .spriteKit, .sceneKit, .charts,
    .realityKit, .speech, .pdfKit, .appIntents, .tipKit, .system,
  ]

  private static let cLibraries =
    [.glibc, .linux]
    + ["Android", "Bionic", "Darwin", "Musl", "WASILibc", "WinSDK"].map {
      PreludeText($0, "@_exported import Glibc")
    }

  /// The modules whose declarations are in the text of another one.
  static let otherNames = [
    "_Concurrency": "Swift", "_StringProcessing": "Swift", "Cocoa": "AppKit", "WidgetKit": "SwiftUI",
    "NIOPosix": "NIOCore", "NIOEmbedded": "NIOCore",
  ]

  /// The names of the frameworks that only Apple's systems have: those with a text, and others.
  static let frameworksOfApple = Set(ofApple.map(\.name) + ["Cocoa", "WatchKit", "WidgetKit"])
}
