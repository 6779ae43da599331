package import StubbleSyntax

/// What is known of the modules that a project imports: declarations in Swift, parsed only if a file imports the module.
///
/// The declarations are small: they hold what a plan can depend on. A protocol whose requirements are not all declared
/// is marked `@_incomplete`. A test compiles each declaration of a module that the platform has against the real one.
package struct Prelude: Sendable {
  /// The modules that are imported, with those that they export in turn.
  package let modules: [Module]

  /// - Parameter names: modules that are imported, those of the project left out. One that nobody knows may export
  ///   Foundation.
  package init(importing names: some Sequence<String>) {
    var found: [Module] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted else { return }
      guard let module = Module.named(name) else { return visit("Foundation") }
      found.append(module)
      for exported in module.exports { visit(exported) }
    }
    for name in names.sorted() { visit(name) }
    visit("Swift")
    modules = found
  }

  private init(modules: [Module]) {
    self.modules = modules
  }

  /// No module: what the standard library itself is read with.
  static let empty = Prelude(modules: [])
}

extension Prelude {
  /// One module and what it declares.
  package final class Module: Sendable {
    package let name: String
    /// What the names of its Objective-C classes and protocols begin with.
    package let prefix: String?
    package let tree: SyntaxTree
    /// The modules that its importers see as well.
    package let exports: [String]
    package let index: TypeIndex

    init(_ name: String, prefix: String? = nil, _ texts: String...) {
      let file = SourceFile(path: name, source: Array(texts.joined(separator: "\n").utf8), module: name)
      self.name = name
      self.prefix = prefix
      tree = file.tree
      exports = FileImports(of: file.tree).modules.sorted()
      index = TypeIndex(files: [file], prelude: name == "Swift" ? .empty : Prelude(importing: exports))
    }
  }
}

extension Prelude.Module {
  /// The module of a name, parsed when it is first asked for.
  package static func named(_ name: String) -> Prelude.Module? {
    switch name {
    case "Swift", "_Concurrency": swift
    case "Foundation": foundation
    case "FoundationEssentials": foundationEssentials
    case "FoundationNetworking": foundationNetworking
    case "FoundationXML": foundationXML
    case "Synchronization": synchronization
    case "Observation": observation
    case "Dispatch": dispatch
    case "XCTest": xctest
    case "Testing": testing
    case "os": os
    case "OSLog": osLog
    case "Glibc": glibc
    case "Combine": combine
    case "CoreFoundation": coreFoundation
    case "CoreGraphics": coreGraphics
    case "QuartzCore": quartzCore
    case "WebKit": webKit
    case "UIKit": uiKit
    case "AppKit", "Cocoa": appKit
    case "SwiftUI", "WidgetKit": swiftUI
    case "SwiftData": swiftData
    case "Stubble": stubble
    case "ComposableArchitecture": composableArchitecture
    case "Atomics": atomics
    case "Collections": collections
    case "DequeModule": deque
    case "HeapModule": heap
    case "HashTreeCollections": hashTrees
    case "OrderedCollections": ordered
    case "NIO": nio
    case "NIOConcurrencyHelpers": nioConcurrencyHelpers
    case "NIOCore", "NIOPosix", "NIOEmbedded": nioCore
    case "CNIOLinux": linux
    default: otherCLibraries.first { $0.name == name }
    }
  }

  /// Every module with declarations of its own.
  package static let all: [Prelude.Module] = [
    swift, foundationEssentials, foundationNetworking, foundationXML, foundation, synchronization, observation,
    dispatch, xctest, os, glibc, combine, coreGraphics, uiKit, appKit, swiftUI, swiftData, stubble,
    composableArchitecture, atomics, deque, heap, hashTrees, ordered, nioConcurrencyHelpers, nioCore, linux,
  ]
}
