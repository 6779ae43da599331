extension Prelude.Module {
  /// Returns the module with this name, or `nil` if it is not known. It is parsed when it is first used.
  package static func named(_ name: String) -> Prelude.Module? {
    switch name {
    case "Swift", "_Concurrency", "_StringProcessing": swift
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
    case "Logging": logging
    case "CocoaLumberjackSwift": cocoaLumberjack
    case "SwiftyBeaver": swiftyBeaver
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
    case "RegexBuilder": regexBuilder
    case "RxSwift": rxSwift
    case "RxRelay": rxRelay
    case "RxCocoa": rxCocoa
    case "ReactiveSwift": reactiveSwift
    case "PromiseKit": promiseKit
    case "AsyncAlgorithms": asyncAlgorithms
    case "ConcurrencyExtras": concurrencyExtras
    case "IdentifiedCollections": identifiedCollections
    case "CoreData": coreData
    case "Network": network
    case "CoreLocation": coreLocation
    case "CoreBluetooth": coreBluetooth
    case "MapKit": mapKit
    case "AuthenticationServices": authenticationServices
    case "SafariServices": safariServices
    case "JavaScriptCore": javaScriptCore
    case "UserNotifications": userNotifications
    case "WatchConnectivity": watchConnectivity
    case "MediaPlayer": mediaPlayer
    case "Photos": photos
    case "DeviceCheck": deviceCheck
    case "BackgroundTasks": backgroundTasks
    case "UniformTypeIdentifiers": uniformTypeIdentifiers
    case "AVFoundation": avFoundation
    case "CoreImage": coreImage
    case "SpriteKit": spriteKit
    case "SceneKit": sceneKit
    case "Charts": charts
    case "RealityKit": realityKit
    case "Speech": speech
    case "PDFKit": pdfKit
    case "AppIntents": appIntents
    case "TipKit": tipKit
    case "ComposableArchitecture": composableArchitecture
    case "Dependencies": dependencies
    case "DependenciesMacros": dependenciesMacros
    case "Factory": factory
    case "FactoryKit": factoryKit
    case "Defaults": defaults
    case "ArgumentParser": argumentParser
    case "RealmSwift": realmSwift
    case "HandyJSON": handyJSON
    case "KakaJSON": kakaJSON
    case "System": system
    case "SystemPackage": systemPackage
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
    case _ where PreludeText.otherCLibraryNames.contains(name): otherCLibraries.first { $0.name == name }
    default: nil
    }
  }

  /// The modules that have declarations of their own, and do not only export others.
  package static let all: [Prelude.Module] = [
    swift, foundationEssentials, foundationNetworking, foundationXML, foundation, synchronization,
    observation,
    dispatch, xctest, os, glibc, combine, coreFoundation, coreGraphics, uiKit, appKit, swiftUI, swiftData,
    stubble,
    logging, cocoaLumberjack, swiftyBeaver, composableArchitecture, atomics, deque, heap, hashTrees, ordered,
    nioConcurrencyHelpers, nioCore, linux, regexBuilder, rxSwift, rxRelay, rxCocoa, reactiveSwift, promiseKit,
    asyncAlgorithms, concurrencyExtras, identifiedCollections, coreData, network, uniformTypeIdentifiers,
    coreLocation, coreBluetooth, mapKit, authenticationServices, safariServices, javaScriptCore,
    userNotifications, watchConnectivity, mediaPlayer, photos, deviceCheck, backgroundTasks,
    avFoundation, coreImage, spriteKit, sceneKit, charts, realityKit, speech, pdfKit,
    appIntents, tipKit,
    realmSwift, handyJSON, kakaJSON, argumentParser, system, systemPackage,
    dependencies, dependenciesMacros, factory, factoryKit, defaults,
  ]

  // Each module is parsed and indexed once, when it is first used.
  static let swift = Prelude.Module(.swift)
  static let foundation = Prelude.Module(.foundation)
  static let foundationEssentials = Prelude.Module(.foundationEssentials)
  static let foundationNetworking = Prelude.Module(.foundationNetworking)
  static let foundationXML = Prelude.Module(.foundationXML)
  static let synchronization = Prelude.Module(.synchronization)
  static let observation = Prelude.Module(.observation)
  static let dispatch = Prelude.Module(.dispatch)
  static let xctest = Prelude.Module(.xctest)
  static let testing = Prelude.Module(.testing)
  static let os = Prelude.Module(.os)
  static let osLog = Prelude.Module(.osLog)
  static let logging = Prelude.Module(.logging)
  static let cocoaLumberjack = Prelude.Module(.cocoaLumberjack)
  static let swiftyBeaver = Prelude.Module(.swiftyBeaver)
  static let combine = Prelude.Module(.combine)
  static let coreFoundation = Prelude.Module(.coreFoundation)
  static let coreGraphics = Prelude.Module(.coreGraphics)
  static let quartzCore = Prelude.Module(.quartzCore)
  static let webKit = Prelude.Module(.webKit)
  static let uiKit = Prelude.Module(.uiKit)
  static let appKit = Prelude.Module(.appKit)
  static let swiftUI = Prelude.Module(.swiftUI)
  static let swiftData = Prelude.Module(.swiftData)
  static let glibc = Prelude.Module(.glibc)
  static let linux = Prelude.Module(.linux)
  static let regexBuilder = Prelude.Module(.regexBuilder)
  static let rxSwift = Prelude.Module(.rxSwift)
  static let rxRelay = Prelude.Module(.rxRelay)
  static let rxCocoa = Prelude.Module(.rxCocoa)
  static let reactiveSwift = Prelude.Module(.reactiveSwift)
  static let promiseKit = Prelude.Module(.promiseKit)
  static let asyncAlgorithms = Prelude.Module(.asyncAlgorithms)
  static let concurrencyExtras = Prelude.Module(.concurrencyExtras)
  static let identifiedCollections = Prelude.Module(.identifiedCollections)
  static let coreData = Prelude.Module(.coreData)
  static let coreLocation = Prelude.Module(.coreLocation)
  static let coreBluetooth = Prelude.Module(.coreBluetooth)
  static let mapKit = Prelude.Module(.mapKit)
  static let authenticationServices = Prelude.Module(.authenticationServices)
  static let safariServices = Prelude.Module(.safariServices)
  static let javaScriptCore = Prelude.Module(.javaScriptCore)
  static let userNotifications = Prelude.Module(.userNotifications)
  static let watchConnectivity = Prelude.Module(.watchConnectivity)
  static let mediaPlayer = Prelude.Module(.mediaPlayer)
  static let photos = Prelude.Module(.photos)
  static let deviceCheck = Prelude.Module(.deviceCheck)
  static let backgroundTasks = Prelude.Module(.backgroundTasks)
  static let network = Prelude.Module(.network)
  static let uniformTypeIdentifiers = Prelude.Module(.uniformTypeIdentifiers)
  static let avFoundation = Prelude.Module(.avFoundation)
  static let coreImage = Prelude.Module(.coreImage)
  static let spriteKit = Prelude.Module(.spriteKit)
  static let sceneKit = Prelude.Module(.sceneKit)
  static let charts = Prelude.Module(.charts)
  static let realityKit = Prelude.Module(.realityKit)
  static let speech = Prelude.Module(.speech)
  static let pdfKit = Prelude.Module(.pdfKit)
  static let appIntents = Prelude.Module(.appIntents)
  static let tipKit = Prelude.Module(.tipKit)
  static let composableArchitecture = Prelude.Module(.composableArchitecture)
  static let dependencies = Prelude.Module(.dependencies)
  static let dependenciesMacros = Prelude.Module(.dependenciesMacros)
  static let factory = Prelude.Module(.factory)
  static let factoryKit = Prelude.Module(.factoryKit)
  static let defaults = Prelude.Module(.defaults)
  static let realmSwift = Prelude.Module(.realmSwift)
  static let handyJSON = Prelude.Module(.handyJSON)
  static let kakaJSON = Prelude.Module(.kakaJSON)
  static let argumentParser = Prelude.Module(.argumentParser)
  static let system = Prelude.Module(.system)
  static let systemPackage = Prelude.Module(.systemPackage)
  static let atomics = Prelude.Module(.atomics)
  static let collections = Prelude.Module(.collections)
  static let deque = Prelude.Module(.deque)
  static let heap = Prelude.Module(.heap)
  static let hashTrees = Prelude.Module(.hashTrees)
  static let ordered = Prelude.Module(.ordered)
  static let nio = Prelude.Module(.nio)
  static let nioConcurrencyHelpers = Prelude.Module(.nioConcurrencyHelpers)
  static let nioCore = Prelude.Module(.nioCore)
  static let stubble = Prelude.Module(.stubble)
  static let otherCLibraries = PreludeText.otherCLibraryNames.map {
    Prelude.Module(PreludeText($0, "@_exported import Glibc"))
  }
}
