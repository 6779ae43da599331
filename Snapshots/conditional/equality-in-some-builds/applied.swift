// @Stubbable
struct WindowPosition: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var x: Int/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
    nonisolated(nonsending) func measured() async -> Int {/*<stubble*/ if let _measured { await _measured() } else {/*stubble>*/ x /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _x: Int; nonisolated var _getX: (() -> Int)? { get { __getX.value } set { __getX.value = newValue } }; nonisolated(unsafe) var __getX: _StubbleValue<(() -> Int)?> = _StubbleValue(nil); nonisolated var _setX: ((Int) -> Void)? { get { __setX.value } set { __setX.value = newValue } }; nonisolated(unsafe) var __setX: _StubbleValue<((Int) -> Void)?> = _StubbleValue(nil); nonisolated var _measured: (nonisolated(nonsending) () async -> Int)? { get { __measured.value } set { __measured.value = newValue } }; nonisolated(unsafe) var __measured: _StubbleValue<(nonisolated(nonsending) () async -> Int)?> = _StubbleValue(nil); init(x: Int) { self._x = x }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any)), displayStyle: .struct) }; struct _StubbleValue<_Value>: Swift.Hashable, @unchecked Swift.Sendable { var value: _Value; init(_ value: _Value) { self.value = value }; static func == (a: Self, b: Self) -> Bool { true }; func hash(into hasher: inout Swift.Hasher) {} }/*stubble>*/}

#if os(Windows)
extension WindowPosition {
    static func == (a: WindowPosition, b: WindowPosition) -> Bool { abs(a.x - b.x) < 2 }
}
#endif

// @Stubbable
struct WindowSize: Hashable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var width: Int/*<stubble*/ { @storageRestrictions(initializes: _width) init(initialValue) { _width = initialValue } get { if let _getWidth { return _getWidth() } else { return _width } } set { if let _setWidth { _setWidth(newValue) } else { _width = newValue } } _modify { if case nil = _getWidth, case nil = _setWidth { yield &_width } else { var value = self.width; yield &value; self.width = value } } }/*stubble>*/
    #if os(Windows)
    func hash(into hasher: inout Hasher) {/*<stubble*/ if let _hash { _hash(&hasher) } else {/*stubble>*//*<stubble*/} /*stubble>*/}/*<stubble*/; nonisolated var _hash: ((inout Hasher) -> Void)? { get { __hash.value } set { __hash.value = newValue } }; nonisolated(unsafe) var __hash: _StubbleValue<((inout Hasher) -> Void)?> = _StubbleValue(nil)/*stubble>*/
    #else
    static func == (a: WindowSize, b: WindowSize) -> Bool { true }
    #endif
/*<stubble*/private var _width: Int; nonisolated var _getWidth: (() -> Int)? { get { __getWidth.value } set { __getWidth.value = newValue } }; nonisolated(unsafe) var __getWidth: _StubbleValue<(() -> Int)?> = _StubbleValue(nil); nonisolated var _setWidth: ((Int) -> Void)? { get { __setWidth.value } set { __setWidth.value = newValue } }; nonisolated(unsafe) var __setWidth: _StubbleValue<((Int) -> Void)?> = _StubbleValue(nil); init(width: Int) { self._width = width }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("width", self._width as Any)), displayStyle: .struct) }; struct _StubbleValue<_Value>: Swift.Hashable, @unchecked Swift.Sendable { var value: _Value; init(_ value: _Value) { self.value = value }; static func == (a: Self, b: Self) -> Bool { true }; func hash(into hasher: inout Swift.Hasher) {} }/*stubble>*/}

// @Stubbable
struct WindowTitle: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var text: String/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if case nil = _getText, case nil = _setText { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
/*<stubble*/private var _text: String; nonisolated var _getText: (() -> String)? { get { __getText.value } set { __getText.value = newValue } }; nonisolated(unsafe) var __getText: _StubbleValue<(() -> String)?> = _StubbleValue(nil); nonisolated var _setText: ((String) -> Void)? { get { __setText.value } set { __setText.value = newValue } }; nonisolated(unsafe) var __setText: _StubbleValue<((String) -> Void)?> = _StubbleValue(nil); init(text: String) { self._text = text }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("text", self._text as Any)), displayStyle: .struct) }; struct _StubbleValue<_Value>: Swift.Hashable, @unchecked Swift.Sendable { var value: _Value; init(_ value: _Value) { self.value = value }; static func == (a: Self, b: Self) -> Bool { true }; func hash(into hasher: inout Swift.Hasher) {} }/*stubble>*/}

#if os(Windows)
func == (a: WindowTitle, b: WindowTitle) -> Bool { a.text.count == b.text.count }
#endif

// @Stubbable
struct WindowStyle/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; init(name: String) { self._name = name }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any)), displayStyle: .struct) }/*stubble>*/}

#if os(Windows)
extension WindowStyle: Equatable {
    static func == (a: WindowStyle, b: WindowStyle) -> Bool { true }
}
#else
extension WindowStyle: Equatable {
    static func == (a: WindowStyle, b: WindowStyle) -> Bool { a.name.isEmpty == b.name.isEmpty }
}
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: bb78c3c2 3d75 88cc a609 ff98 b6d3 3d75 239d 0f4b ff98 6dfe 31ef 3d75 37b6 8184 7d3a a105 27c8 *//*stubble>*/