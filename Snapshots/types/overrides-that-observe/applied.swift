// @Stubbable
class Screen {
  weak var owner: Screen?/*<stubble*/ { @storageRestrictions(initializes: _owner) init(initialValue) { _owner = initialValue } get { if let _getOwner { return _getOwner() } else { return _owner } } set { if let _setOwner { _setOwner(newValue) } else { _owner = newValue } } }/*stubble>*//*<stubble*/; final private weak var _owner: Screen?/*stubble>*/
  unowned(unsafe) var root: Screen?/*<stubble*/ { @storageRestrictions(initializes: _root) init(initialValue) { _root = initialValue } get { if let _getRoot { return _getRoot() } else { return _root } } set { if let _setRoot { _setRoot(newValue) } else { _root = newValue } } }/*stubble>*//*<stubble*/; final private unowned(unsafe) var _root: Screen?/*stubble>*/
  @MainActor /*<stubble*/private /*stubble>*/var /*<stubble title*/_title/*stubble>*/ = "none"
  var width/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _width) init(initialValue) { _width = initialValue } get { if let _getWidth { return _getWidth() } else { return _width } } set { if let _setWidth { _setWidth(newValue) } else { _width = newValue } } _modify { if case nil = _getWidth, case nil = _setWidth { yield &_width } else { var value = self.width; yield &value; self.width = value } } }/*stubble>*/
/*<stubble*/@exclusivity(unchecked) final var _getOwner: (() -> Screen?)? = nil; @exclusivity(unchecked) final var _setOwner: ((Screen?) -> Void)? = nil; @exclusivity(unchecked) final var _getRoot: (() -> Screen?)? = nil; @exclusivity(unchecked) final var _setRoot: ((Screen?) -> Void)? = nil; @MainActor var title: String { get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_title } else { var value = self.title; yield &value; self.title = value } } }; @exclusivity(unchecked) final var _getTitle: (@MainActor () -> String)? = nil; @exclusivity(unchecked) final var _setTitle: (@MainActor (String) -> Void)? = nil; final private var _width: Int; @exclusivity(unchecked) final var _getWidth: (() -> Int)? = nil; @exclusivity(unchecked) final var _setWidth: ((Int) -> Void)? = nil/*stubble>*/}

// @Stubbable
class Panel: Screen {
  override weak var owner: Screen? { didSet { print("owner") } }
  override unowned(unsafe) var root: Screen? { didSet { print("root") } }
}

// @Stubbable
final class Dialog: Screen, Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  override var title: String { didSet { print("title") } }
  override var width: Int { willSet { print("width", newValue) } }
  var height/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _height) init(initialValue) { _height = initialValue } get { if let _getHeight { return _getHeight() } else { return _height } } set { if let _setHeight { _setHeight(newValue) } else { _height = newValue } } _modify { if case nil = _getHeight, case nil = _setHeight { yield &_height } else { var value = self.height; yield &value; self.height = value } } }/*stubble>*/
  func area() -> Int {/*<stubble*/ if let _area { _area() } else {/*stubble>*/ width * height /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _height: Int; @exclusivity(unchecked) var _getHeight: (() -> Int)? = nil; @exclusivity(unchecked) var _setHeight: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _area: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("height", self._height as Any) }, displayStyle: .class) }; private enum CodingKeys: String, CodingKey { case _height = "height" }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 839947ce 694a f476 c68b 0e0f b750 3840 8ed7 239d ff7b 3d75 8ed7 f245 3dce ff98 8646 *//*stubble>*/