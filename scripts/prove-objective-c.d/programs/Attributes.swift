// The attributes and names of Objective-C in each position, and members of its extensions.
import Foundation
import UIKit
class Base: NSObject {
  @objc dynamic func f(_ x: Int) -> Int { x }
  @objc dynamic var p: Int { 1 }
  @objc dynamic class func k() {}
  @objc dynamic func dyn() {}
  @objc var stored = 1
  @objc func opt(_ a: NSString?, b: NSNumber?) -> NSString? { a }
  func plain() {}
}
class Sub1: Base {}
extension Sub1 {
  override func f(_ x: Int) -> Int { super.f(x) + 1 }
  override var p: Int { 2 }
  override class func k() {}
  override func dyn() {}
}
class Sub2: Base {
  override var stored: Int {
    get { super.stored }
    set { super.stored = newValue }
  }
  override func opt(_ a: NSString?, b: NSNumber?) -> NSString? { nil }
  override func plain() {}
}
class Outlets: UIViewController {
  @IBOutlet weak var label: UIView!
  @IBOutlet var strong: UIView!
  @IBOutlet private var priv: UIView?
  @IBInspectable var radius: Int = 3
  @IBInspectable var on: Bool = true { didSet { setUp() } }
  @IBAction func tap(_ s: UIControl) { setUp() }
  @IBAction private func tap2(_ s: UIControl) {}
  func setUp() {}
  @IBOutlet var all: UIView? { didSet { setUp() } }
  @IBSegueAction func seg(_ c: NSObject) -> UIViewController? { nil }
}
class G<T>: NSObject {
  var v: T?
  func get() -> T? { v }
  @nonobjc func n() {}
  static func s() -> Int { 1 }
}
class GSub: G<Int> {
  override func get() -> Int? { super.get() }
  @objc func foo() {}
}
@objc protocol Del: AnyObject {
  var title: NSString { get }
  @objc optional var sub: NSString { get }
  func did(_ x: Base, at i: Int)
  @objc optional func will() -> Bool
  init()
  static func mk() -> Del?
}
final class DelImpl: NSObject, Del {
  let title: NSString = NSString()
  var sub: NSString { NSString() }
  func did(_ x: Base, at i: Int) {}
  func will() -> Bool { true }
  override init() { super.init() }
  static func mk() -> Del? { DelImpl() }
}
@MainActor class Names: NSObject {
  @objc(isReady) var ready = false
  @objc var enabled: Bool {
    @objc(isEnabled) get { true }
    set {}
  }
  @objc(doIt:with:) func doIt(_ a: Int, b: Int) {}
  @objc func err() throws {}
  @objc func comp(_ c: @escaping (Bool, NSString?) -> Void) { c(true, nil) }
  @objc func asy() async {}
  @objc convenience init(k: Int) { self.init() }
  @objc required override init() { super.init() }
  @objc subscript(k: NSString) -> NSString? {
    get { nil }
    set {}
  }
  @objc static let c = Names()
  @objc class var d: Int { 1 }
  @objc static var e: Int = 2
  @objc dynamic lazy var l = NSString()
  @objc unowned(unsafe) var u: Base?
  @objc let cst = 5
  @objc fileprivate(set) var fp = 1
  @objc internal dynamic private(set) var dp = 1
}
extension Names {
  @objc var ext: Int { 1 }
  @objc func extF(_ x: Int) -> Int { x }
  @objc class func extC() {}
  dynamic func dynF() {}
  @nonobjc var nonObjc: (Int, Int) { (1, 1) }
}
@objc extension Base {
  func inObjcExt() -> Int { 1 }
  var inObjcVar: Int { 2 }
  class func inObjcClass() {}
  @nonobjc func no() -> (Int, Int) { (1, 2) }
}
@nonobjc extension Base {
  func nonExt() {}
  var nonVar: Int { 1 }
}
@objcMembers class Mem: NSObject {
  var a = 1, b = 2
  let c: NSString
  var (d, e) = (1, 2)
  init(c: NSString) { self.c = c }
  private var hidden = 1
  fileprivate func fp() {}
  var closure: (Int) -> Int = { $0 }
  var completion: ((NSString?) -> Void)?
  func call(_ f: (Int) -> Void) { f(1) }
  func opt(_ x: Int?) {}
  var st: (x: Int, y: Int) = (1, 2)
  struct Inner {
    var x = 1
    func y() {}
  }
  @objcMembers class Nested: NSObject {
    var n = 1
    func m() {}
  }
}
extension Mem {
  func extM(_ x: Int) -> Int { x }
  var extV: Int { 1 }
  private func extP() {}
  static func extS() {}
}
class MainB: UIView {
  override init(tag: Int) {
    super.init(tag: tag)
    set()
  }
  override init?(coder: NSObject) { super.init(coder: coder) }
  func set() {}
  override var onChange: ((Bool) -> Void)? { didSet { set() } }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override class func animate(_ b: @escaping () -> Void, completion c: ((Bool) -> Void)? = nil) {
    super.animate(b, completion: c)
  }
  override func layoutSubviews() {}
  convenience init(x: Int) { self.init(tag: x) }
}
class KVO: NSObject {
  @objc dynamic var value = 1 {
    willSet {}
    didSet {}
  }
  let kp = #keyPath(KVO.value)
  let sel = #selector(getter: KVO.value)
  let sel2 = #selector(setter: KVO.value)
  @objc class func keyPathsForValuesAffectingValue() -> NSObject { NSObject() }
}
