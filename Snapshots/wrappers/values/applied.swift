final class Cell<Value> { var value: Value; init(_ value: Value) { self.value = value } }
@propertyWrapper struct Kept<Value> {
    private let cell: Cell<Value>
    init(wrappedValue: Value) { cell = Cell(wrappedValue) }
    var wrappedValue: Value { get { cell.value } nonmutating set { cell.value = newValue } }
    var projectedValue: () -> Value { { cell.value } }
}
@propertyWrapper final class Held<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Fixed<Value> {
    let wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(_ type: Value.Type) where Value == String { wrappedValue = "\(type)" }
}
@propertyWrapper struct Counted<Value: Hashable & Codable>: Hashable, Codable {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
/*<stubble @Stubbable*//*stubble>*/
struct Screen/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @Kept /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble isOpen*/_isOpenStub/*stubble>*/ = false
    @Held /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble title*/_titleStub/*stubble>*/: String = "a"
    @Fixed /*<stubble*/private /*stubble>*//*<stubble private*//*stubble>*/ var /*<stubble size*/_sizeStub/*stubble>*/ = 3
    @Fixed(String.self) /*<stubble*/private /*stubble>*/var /*<stubble name*/_nameStub/*stubble>*/: String
    init() {}
    init(open: Bool) { /*<stubble isOpen*/_isOpenStub/*stubble>*/ = open; /*<stubble _size*/__sizeStub/*stubble>*/ = Fixed(wrappedValue: 4) }
    func toggle() {/*<stubble*/ if let _toggle { _toggle() } else {/*stubble>*/ isOpen.toggle(); isOpen = !isOpen; title += "b"; title.append("c"); isOpen = !isOpen /*<stubble*/} /*stubble>*/}
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(isOpen) \(/*<stubble $isOpen*/$_isOpenStub/*stubble>*/()) \(title) \(size) \(name)" /*<stubble*/} /*stubble>*/}
/*<stubble*/private var isOpen: Bool { get { if let _getIsOpen { return _getIsOpen() } else { return _isOpenStub } } nonmutating set { if let _setIsOpen { _setIsOpen(newValue) } else { _isOpenStub = newValue } } nonmutating _modify { if _getIsOpen == nil && _setIsOpen == nil { yield &_isOpenStub } else { var value = self.isOpen; yield &value; self.isOpen = value } } }; nonisolated(unsafe) var _getIsOpen: (() -> Bool)? = nil; nonisolated(unsafe) var _setIsOpen: ((Bool) -> Void)? = nil; private var title: String { get { if let _getTitle { return _getTitle() } else { return _titleStub } } nonmutating set { if let _setTitle { _setTitle(newValue) } else { _titleStub = newValue } } nonmutating _modify { if _getTitle == nil && _setTitle == nil { yield &_titleStub } else { var value = self.title; yield &value; self.title = value } } }; nonisolated(unsafe) var _getTitle: (() -> String)? = nil; nonisolated(unsafe) var _setTitle: ((String) -> Void)? = nil; private var size: Int { if let _getSize { return _getSize() } else { return _sizeStub } }; nonisolated(unsafe) var _getSize: (() -> Int)? = nil; var name: String { if let _getName { return _getName() } else { return _nameStub } }; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _toggle: (() -> Void)? = nil; nonisolated(unsafe) var _text: (() -> String)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_isOpen", self.__isOpenStub as Any), ("_title", self.__titleStub as Any), ("_size", self.__sizeStub as Any), ("_name", self.__nameStub as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Tag: Hashable, Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    @Counted /*<stubble*/private /*stubble>*/var /*<stubble id*/_idStub/*stubble>*/: Int
    @Counted /*<stubble*/private /*stubble>*/var /*<stubble label*/_labelStub/*stubble>*/ = "l"
    var weight: Int/*<stubble*/ { @storageRestrictions(initializes: _weight) init(initialValue) { _weight = initialValue } get { if let _getWeight { return _getWeight() } else { return _weight } } set { if let _setWeight { _setWeight(newValue) } else { _weight = newValue } } _modify { if _getWeight == nil && _setWeight == nil { yield &_weight } else { var value = self.weight; yield &value; self.weight = value } } }/*stubble>*/
    init(id: Int, weight: Int) { /*<stubble self.id*/self._idStub/*stubble>*/ = id; /*<stubble self.weight*/self._weight/*stubble>*/ = weight }
/*<stubble*/var id: Int { get { if let _getId { return _getId() } else { return _idStub } } set { if let _setId { _setId(newValue) } else { _idStub = newValue } } _modify { if _getId == nil && _setId == nil { yield &_idStub } else { var value = self.id; yield &value; self.id = value } } }; nonisolated(unsafe) var _getId: (() -> Int)? = nil; nonisolated(unsafe) var _setId: ((Int) -> Void)? = nil; var label: String { get { if let _getLabel { return _getLabel() } else { return _labelStub } } set { if let _setLabel { _setLabel(newValue) } else { _labelStub = newValue } } _modify { if _getLabel == nil && _setLabel == nil { yield &_labelStub } else { var value = self.label; yield &value; self.label = value } } }; nonisolated(unsafe) var _getLabel: (() -> String)? = nil; nonisolated(unsafe) var _setLabel: ((String) -> Void)? = nil; private var _weight: Int; nonisolated(unsafe) var _getWeight: (() -> Int)? = nil; nonisolated(unsafe) var _setWeight: ((Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("_id", self.__idStub as Any), ("_label", self.__labelStub as Any), ("weight", self._weight as Any)), displayStyle: .struct) }; static func == (a: Self, b: Self) -> Bool { guard a.__idStub == b.__idStub else { return false }; guard a.__labelStub == b.__labelStub else { return false }; guard a._weight == b._weight else { return false }; return true }; func hash(into hasher: inout Hasher) { hasher.combine(self.__idStub); hasher.combine(self.__labelStub); hasher.combine(self._weight) }; private enum CodingKeys: String, CodingKey { case _idStub = "id"; case _labelStub = "label"; case _weight = "weight" }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: bf7aa9a8 975f 7d3a b750 1a23 e956 b750 1a23 6340 b750 1a23 ad66 b750 1cef e956 ba3b 3f88 ff98 8432 1bd6 ff98 0098 975f 3d75 b750 8f77 b750 69da e8c6 fd99 1547 f12c *//*stubble>*/