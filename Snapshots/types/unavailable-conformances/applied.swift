// @Stubbable
struct MailParcel/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { var label: String/*<stubble*/ { @storageRestrictions(initializes: _label) init(initialValue) { _label = initialValue } get { if let _getLabel { return _getLabel() } else { return _label } } set { if let _setLabel { _setLabel(newValue) } else { _label = newValue } } _modify { if case nil = _getLabel, case nil = _setLabel { yield &_label } else { var value = self.label; yield &value; self.label = value } } }/*stubble>*/ /*<stubble*/; private var _label: String; nonisolated(unsafe) var _getLabel: (() -> String)? = nil; nonisolated(unsafe) var _setLabel: ((String) -> Void)? = nil; init(label: String) { self._label = label }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("label", self._label as Any)), displayStyle: .struct) }/*stubble>*/}

@available(*, unavailable, message: "parcels have no identity")
extension MailParcel: Equatable, Hashable {/*<stubble*/static func == (a: Self, b: Self) -> Bool { guard a._label == b._label else { return false }; return true }; func hash(into hasher: inout Hasher) { hasher.combine(self._label) }/*stubble>*/}

// @Stubbable
struct MailLetter/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var text: String/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if case nil = _getText, case nil = _setText { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
  func weight() -> Int {/*<stubble*/ if let _weight { _weight() } else {/*stubble>*/ text.count /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _text: String; nonisolated(unsafe) var _getText: (() -> String)? = nil; nonisolated(unsafe) var _setText: ((String) -> Void)? = nil; nonisolated(unsafe) var _weight: (() -> Int)? = nil; init(text: String) { self._text = text }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("text", self._text as Any)), displayStyle: .struct) }; private enum CodingKeys: String, CodingKey { case _text = "text" }/*stubble>*/}

@available(*, unavailable)
extension MailLetter: Codable {}

struct MailStamp {
  let value: Int
  static func == (a: MailStamp, b: MailStamp) -> Bool { a.value == b.value }
  func hash(into hasher: inout Hasher) {}
}

@available(*, unavailable)
extension MailStamp: Hashable {}

// @Stubbable
struct MailSheet: Equatable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  var stamps: [MailStamp]/*<stubble*/ { @storageRestrictions(initializes: _stamps) init(initialValue) { _stamps = initialValue } get { if let _getStamps { return _getStamps() } else { return _stamps } } set { if let _setStamps { _setStamps(newValue) } else { _stamps = newValue } } _modify { if case nil = _getStamps, case nil = _setStamps { yield &_stamps } else { var value = self.stamps; yield &value; self.stamps = value } } }/*stubble>*/
  var price: Int/*<stubble*/ { @storageRestrictions(initializes: _price) init(initialValue) { _price = initialValue } get { if let _getPrice { return _getPrice() } else { return _price } } set { if let _setPrice { _setPrice(newValue) } else { _price = newValue } } _modify { if case nil = _getPrice, case nil = _setPrice { yield &_price } else { var value = self.price; yield &value; self.price = value } } }/*stubble>*/
/*<stubble*/private var _stamps: [MailStamp]; nonisolated var _getStamps: (() -> [MailStamp])? { get { __getStamps.value } set { __getStamps.value = newValue } }; nonisolated(unsafe) var __getStamps: _StubbleValue<(() -> [MailStamp])?> = _StubbleValue(nil); nonisolated var _setStamps: (([MailStamp]) -> Void)? { get { __setStamps.value } set { __setStamps.value = newValue } }; nonisolated(unsafe) var __setStamps: _StubbleValue<(([MailStamp]) -> Void)?> = _StubbleValue(nil); private var _price: Int; nonisolated var _getPrice: (() -> Int)? { get { __getPrice.value } set { __getPrice.value = newValue } }; nonisolated(unsafe) var __getPrice: _StubbleValue<(() -> Int)?> = _StubbleValue(nil); nonisolated var _setPrice: ((Int) -> Void)? { get { __setPrice.value } set { __setPrice.value = newValue } }; nonisolated(unsafe) var __setPrice: _StubbleValue<((Int) -> Void)?> = _StubbleValue(nil); init(stamps: [MailStamp], price: Int) { self._stamps = stamps; self._price = price }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("stamps", self._stamps as Any), ("price", self._price as Any)), displayStyle: .struct) }; struct _StubbleValue<_Value>: Swift.Hashable, @unchecked Swift.Sendable { var value: _Value; init(_ value: _Value) { self.value = value }; static func == (a: Self, b: Self) -> Bool { true }; func hash(into hasher: inout Swift.Hasher) {} }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4c08f90d 7d3a e351 4303 d2d4 7d3a 37b6 0e06 ff98 4d36 3d75 bc62 edbb 687a *//*stubble>*/