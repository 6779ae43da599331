// Classes of Objective-C and their subclasses, delegates, actions, and managed objects.
import CoreData
import Foundation
import UIKit
@objcMembers @MainActor class Model: NSObject {
  var count = 1
  dynamic var name: NSString? = nil
  private(set) var items: [Int] = []
  func load(_ a: NSNumber, with b: Int) -> Bool { true }
  static var shared = Model()
  static let key = 3
  lazy var cache: NSString = NSString()
  weak var parent: Model?
  var onDone: (() -> Void)?
  var total: Int { count }
  @nonobjc var swiftOnly: (Int, Int) = (1, 2)
  class func make() -> Model { Model() }
  subscript(i: Int) -> NSString {
    get { NSString() }
    set {}
  }
  func throwing() throws -> NSString { NSString() }
  func asyncOne() async -> Int { 1 }
  func asyncThrows(_ s: NSString) async throws -> NSString { s }
  enum E: Int { case a }
  var e = E.a
  let fixed: Int
  override init() {
    fixed = 1
    super.init()
  }
  init(n: Int) { fixed = n }
  @objc(customName:) func renamed(_ x: Int) {}
  func generic<T>(_ t: T) -> T { t }
  func tuple() -> (Int, Int) { (1, 1) }
}
class Sub: Model {
  override var count: Int { didSet {} }
  override func load(_ a: NSNumber, with b: Int) -> Bool { super.load(a, with: b) }
  override var total: Int { 2 }
  override class func make() -> Model { Sub() }
  @objc var extra = 1
}
class Vc: UIViewController, UITableViewDataSource {
  @objc dynamic var state = 1
  @objc var label: UIView = UIView(tag: 1)
  @objc private(set) lazy var lz: UIView = UIView(tag: 2)
  @objc weak var delegate: LegacyDelegate?
  var handler: (@MainActor (Int) -> Void)?
  var block: ((Bool) -> Void)?
  @objc var objcBlock: ((Bool) -> Void)? = nil
  @objc static let shared = Vc(name: nil)
  @objc func tap(_ s: UIControl) { state += 1 }
  @objc private func refresh() {}
  @objc func value(for k: NSString) -> NSNumber? { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    (view as? UIControl)?.addTarget(self, action: #selector(tap(_:)))
    (view as? UIControl)?.addTarget(self, action: #selector(refresh))
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override var prefersHidden: Bool { true }
  override var title: NSObject? { didSet { state = 2 } }
  func tableView(_ t: UIView, rows s: Int) -> Int { 1 }
  func sections(_ t: UIView) -> Int { 2 }
  let id: Int
  init(id: Int) {
    self.id = id
    super.init(name: nil)
  }
  override init(name n: NSObject?) {
    id = 0
    super.init(name: n)
  }
  override init?(coder: NSObject) {
    id = 1
    super.init(coder: coder)
  }
  func go() async {
    let (o, ok) = await self.load()
    _ = o
    _ = ok
  }
  let sel = #selector(tap(_:))
}
final class V: UIView {
  @objc var radius = 3
  var onTap: (() -> Void)?
  override init(tag: Int) { super.init(tag: tag) }
  override init?(coder: NSObject) { super.init(coder: coder) }
  override func layoutSubviews() {
    super.layoutSubviews()
    onTap?()
  }
  override var isHidden: Bool { didSet { onTap?() } }
}
@objc protocol Service {
  func run(_ s: NSString) -> Bool
  @objc optional func stop()
  var name: NSString { get set }
}
final class Live: NSObject, Service {
  func run(_ s: NSString) -> Bool { true }
  func stop() {}
  var name = NSString()
}
class LiveB: NSObject {
  @objc dynamic private var kvo = 0
  @objc dynamic var kvo2: Int { kvo }
  @objc func notify(_ n: NSObject) {}
  deinit {}
}
extension LiveB: Service, LegacyDelegate {
  func run(_ s: NSString) -> Bool { false }
  var name: NSString {
    get { NSString() }
    set {}
  }
  func didFinish(_ o: NSObject) {}
  func shouldFinish() -> Bool { true }
}
extension UIViewController {
  @objc func embed(_ v: UIView) {}
  @objc var isRoot: Bool { true }
  @objc class func build() -> UIViewController { UIViewController(name: nil) }
}
@objc enum Kind: Int { case a, b }
@objc(LegacyThing) class Thing: NSObject {
  @objc var kind: Kind = .a
  @objc init(kind: Kind) { self.kind = kind }
  @objc class var all: NSString { NSString() }
}
nonisolated class Entity: NSManagedObject {
  @NSManaged var name: NSString?
  @NSManaged func addItem(_ i: NSObject)
  var display: NSString { name ?? NSString() }
  var cached: NSString = NSString(), count = 1
  var last: NSString?
  lazy var upper = display
  func helper() -> Int { 1 }
}
