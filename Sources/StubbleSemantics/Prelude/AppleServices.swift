/// Frameworks of Apple's platforms without a user interface, some of whose initializers are failable.
extension PreludeText {
  static let coreData = PreludeText(
    "CoreData", prefix: "NS",
    #"""
    @_exported import Foundation
    protocol NSFetchRequestResult: NSObjectProtocol {}
    @requires_stored_property_inits class NSManagedObject: NSObject, NSFetchRequestResult {}
    class NSManagedObjectModel: NSObject { init(); init?(contentsOf url: URL) }
    class NSManagedObjectContext: NSObject {
      init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
      var parent: NSManagedObjectContext? { get set }
      var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get set }
      var hasChanges: Bool { get }
    }
    class NSPersistentStoreCoordinator: NSObject {
      init(managedObjectModel model: NSManagedObjectModel)
      var managedObjectModel: NSManagedObjectModel { get }
    }
    class NSPersistentContainer: NSObject, Sendable {
      convenience init(name: String)
      init(name: String, managedObjectModel model: NSManagedObjectModel)
      var name: String { get }
      var viewContext: NSManagedObjectContext { get }
      var managedObjectModel: NSManagedObjectModel { get }
      var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
      func newBackgroundContext() -> NSManagedObjectContext
    }
    class NSPersistentCloudKitContainer: NSPersistentContainer {}
    class NSFetchRequest<ResultType>: NSObject {}
    class NSFetchedResultsController<ResultType>: NSObject {}
    protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
    class NSAsynchronousFetchRequest<ResultType>: NSObject {}
    """#)

  static let network = PreludeText(
    "Network", prefix: "NW",
    #"""
    @_exported import Foundation
    enum NWEndpoint: Hashable, Sendable {
      struct Port: RawRepresentable, Hashable, Sendable { init?(_ string: String); init?(rawValue: UInt16) }
    }
    struct IPv4Address: Hashable, Sendable { init?(_ string: String) }
    struct IPv6Address: Hashable, Sendable { init?(_ string: String) }
    """#)

  static let coreLocation = PreludeText(
    "CoreLocation", prefix: "CL",
    #"""
    @_exported import Foundation
    protocol CLLocationManagerDelegate: NSObjectProtocol {}
    """#)

  static let coreBluetooth = PreludeText(
    "CoreBluetooth", prefix: "CB",
    #"""
    @_exported import Foundation
    protocol CBCentralManagerDelegate: NSObjectProtocol {
      func centralManagerDidUpdateState(_ central: CBCentralManager)
    }
    protocol CBPeripheralDelegate: NSObjectProtocol {}
    protocol CBPeripheralManagerDelegate: NSObjectProtocol {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    }
    """#)

  static let mapKit = PreludeText(
    "MapKit", prefix: "MK",
    #"""
    @_exported import CoreLocation
    @MainActor protocol MKMapViewDelegate: NSObjectProtocol {}
    """#)

  static let authenticationServices = PreludeText(
    "AuthenticationServices", prefix: "AS",
    #"""
    @_exported import Foundation
    @MainActor protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
    @MainActor protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    @MainActor protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    """#)

  static let safariServices = PreludeText(
    "SafariServices", prefix: "SF",
    #"""
    @_exported import Foundation
    protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
    """#)

  static let javaScriptCore = PreludeText(
    "JavaScriptCore", prefix: "JS",
    #"""
    @_exported import Foundation
    protocol JSExport: AnyObject {}
    """#)

  static let userNotifications = PreludeText(
    "UserNotifications", prefix: "UN",
    #"""
    @_exported import Foundation
    class UNUserNotificationCenter: NSObject { static func current() -> UNUserNotificationCenter }
    protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
    """#)

  static let watchConnectivity = PreludeText(
    "WatchConnectivity", prefix: "WC",
    #"""
    @_exported import Foundation
    class WCSession: NSObject { static var `default`: WCSession { get } }
    """#)

  static let mediaPlayer = PreludeText(
    "MediaPlayer", prefix: "MP",
    #"""
    @_exported import Foundation
    class MPNowPlayingInfoCenter: NSObject { static func `default`() -> MPNowPlayingInfoCenter }
    class MPRemoteCommandCenter: NSObject { static func shared() -> MPRemoteCommandCenter }
    """#)

  static let photos = PreludeText(
    "Photos", prefix: "PH",
    #"""
    @_exported import Foundation
    class PHPhotoLibrary: NSObject { static func shared() -> PHPhotoLibrary }
    class PHImageManager: NSObject { static func `default`() -> PHImageManager }
    class PHCachingImageManager: PHImageManager { init() }
    """#)

  static let deviceCheck = PreludeText(
    "DeviceCheck", prefix: "DC",
    #"""
    @_exported import Foundation
    class DCAppAttestService: NSObject { static var shared: DCAppAttestService { get } }
    class DCDevice: NSObject { static var current: DCDevice { get } }
    """#)

  static let backgroundTasks = PreludeText(
    "BackgroundTasks", prefix: "BG",
    #"""
    @_exported import Foundation
    class BGTaskScheduler: NSObject { static var shared: BGTaskScheduler { get } }
    """#)

  static let uniformTypeIdentifiers = PreludeText(
    "UniformTypeIdentifiers", prefix: "UT",
    #"""
    @_exported import Foundation
    struct UTType: Hashable, Codable, Sendable {
      init?(_ identifier: String)
      init?(filenameExtension: String)
      init?(filenameExtension: String, conformingTo supertype: UTType)
      init?(mimeType: String)
      init?(mimeType: String, conformingTo supertype: UTType)
      init(exportedAs identifier: String)
      init(importedAs identifier: String)
      var identifier: String { get }
      static var data: UTType { get }
      static var fileURL: UTType { get }
      static var folder: UTType { get }
      static var html: UTType { get }
      static var image: UTType { get }
      static var jpeg: UTType { get }
      static var json: UTType { get }
      static var movie: UTType { get }
      static var pdf: UTType { get }
      static var plainText: UTType { get }
      static var png: UTType { get }
      static var text: UTType { get }
      static var url: UTType { get }
      static var zip: UTType { get }
    }
    """#)

  static let avFoundation = PreludeText(
    "AVFoundation", prefix: "AV",
    #"""
    @_exported import Foundation
    class AVAudioFormat: NSObject {
      init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32)
      init?(settings: [String: Any])
    }
    class AVAudioSession: NSObject { static func sharedInstance() -> AVAudioSession }
    class AVAudioPCMBuffer: NSObject { init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) }
    class AVAssetExportSession: NSObject { init?(asset: AVAsset, presetName: String) }
    class AVCaptureDevice: NSObject { init?(uniqueID deviceUniqueID: String) }
    protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
    protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
    protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
    protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
    protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
    }
    """#)

  static let coreImage = PreludeText(
    "CoreImage", prefix: "CI",
    #"""
    @_exported import CoreGraphics
    class CIFilter: NSObject {
      init?(name: String)
      init?(name: String, parameters: [String: Any]?)
    }
    class CIImage: NSObject {
      init()
      init(cgImage image: CGImage)
      init(cgImage image: CGImage, options: [CIImageOption: Any]?)
      init(color: CIColor)
      init?(contentsOf url: URL)
      init?(contentsOf url: URL, options: [CIImageOption: Any]?)
      init?(data: Data)
      init?(data: Data, options: [CIImageOption: Any]?)
    }
    class CIColor: NSObject {
      init(color: CGColor)
      init(red: CGFloat, green: CGFloat, blue: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(string: String)
      init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace)
      init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace)
    }
    class CIDetector: NSObject { init?(ofType type: String, context: CIContext?, options: [String: Any]?) }
    """#)

  static let spriteKit = PreludeText(
    "SpriteKit", prefix: "SK",
    #"""
    @_exported import Foundation
    @MainActor class SKNode: NSObject { init(); init?(fileNamed filename: String) }
    @MainActor class SKScene: SKNode { init(size: CGSize); init?(fileNamed filename: String) }
    @MainActor class SKEmitterNode: SKNode { init?(fileNamed filename: String) }
    """#)

  static let sceneKit = PreludeText(
    "SceneKit", prefix: "SCN",
    #"""
    @_exported import Foundation
    class SCNScene: NSObject { init(); init?(named name: String) }
    class SCNReferenceNode: NSObject { init?(url: URL) }
    class SCNParticleSystem: NSObject { init(); init?(named name: String, inDirectory directory: String?) }
    """#)

  static let speech = PreludeText(
    "Speech", prefix: "SF",
    #"""
    @_exported import Foundation
    class SFSpeechRecognizer: NSObject { init?(); init?(locale: Locale) }
    """#)

  static let pdfKit = PreludeText(
    "PDFKit", prefix: "PDF",
    #"""
    @_exported import Foundation
    class PDFDocument: NSObject { init(); init?(url: URL); init?(data: Data) }
    class PDFPage: NSObject { init(); init?(image: UIImage) }
    """#)

  static let charts = PreludeText(
    "Charts",
    #"""
    @_exported import SwiftUI
    @MainActor @preconcurrency @_incomplete protocol ChartContent {
      @ChartContentBuilder var body: Body { get }
    }
    @resultBuilder struct ChartContentBuilder {}
    """#)

  static let realityKit = PreludeText(
    "RealityKit",
    #"""
    @_exported import Foundation
    @_incomplete protocol System {}
    @MainActor class Entity: Identifiable {
      required init()
      var id: UInt64 { get }
    }
    @MainActor class AnchorEntity: Entity {}
    @MainActor class ModelEntity: Entity {}
    """#)

  static let tipKit = PreludeText(
    "TipKit",
    #"""
    @_exported import SwiftUI
    @_incomplete protocol Tip: Identifiable, Sendable {
      @Tips.ActionBuilder var actions: [Action] { get }
      @Tips.OptionsBuilder var options: [any TipOption] { get }
      @Tips.RuleBuilder var rules: [Rule] { get }
    }
    @_incomplete enum Tips {
      @resultBuilder struct ActionBuilder {}
      @resultBuilder struct OptionsBuilder {}
      @resultBuilder struct RuleBuilder {}
    }
    """#)
}
