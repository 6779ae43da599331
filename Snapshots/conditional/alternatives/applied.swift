import Foundation

#if os(Windows)
/*<stubble @Stubbable*//*stubble>*/
struct Setting: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    enum CodingKeys: String, CodingKey { case /*<stubble name*/_name/*stubble>*/ = "n" /*<stubble*/; static var name: Self { ._name }/*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; init(name: String) { self._name = name }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any)), displayStyle: .struct) }/*stubble>*/}
#else
/*<stubble @Stubbable*//*stubble>*/
struct Setting: Codable/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    var name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var size: Int/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if case nil = _getSize, case nil = _setSize { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
    enum CodingKeys: String, CodingKey { case /*<stubble name*/_name = "name"/*stubble>*//*<stubble ,*/; case/*stubble>*/ /*<stubble size*/_size/*stubble>*/ = "s" /*<stubble*/; static var name: Self { ._name }; static var size: Self { ._size }/*stubble>*/}
/*<stubble*/private var _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil; nonisolated(unsafe) var _setName: ((String) -> Void)? = nil; private var _size: Int; nonisolated(unsafe) var _getSize: (() -> Int)? = nil; nonisolated(unsafe) var _setSize: ((Int) -> Void)? = nil; init(name: String, size: Int) { self._name = name; self._size = size }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("name", self._name as Any), ("size", self._size as Any)), displayStyle: .struct) }/*stubble>*/}
#endif

#if os(Windows)
/*<stubble @Stubbable*//*stubble>*/
struct Shared: Codable {
    var name: String
}
#else
/*<stubble @Stubbable*//*stubble>*/
struct Shared: Codable {
    var name: String
    var size: Int = 1
}
#endif
extension Shared {
    enum CodingKeys: String, CodingKey { case name = "n" }
}

#if os(Windows)
/*<stubble @Stubbable*//*stubble>*/
struct Placed/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var line: Int/*<stubble*/ { @storageRestrictions(initializes: _line) init(initialValue) { _line = initialValue } get { if let _getLine { return _getLine() } else { return _line } } set { if let _setLine { _setLine(newValue) } else { _line = newValue } } _modify { if case nil = _getLine, case nil = _setLine { yield &_line } else { var value = self.line; yield &value; self.line = value } } }/*stubble>*/
/*<stubble*/private var _line: Int; nonisolated(unsafe) var _getLine: (() -> Int)? = nil; nonisolated(unsafe) var _setLine: ((Int) -> Void)? = nil; init(line: Int) { self._line = line }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("line", self._line as Any)), displayStyle: .struct) }/*stubble>*/}
#else
/*<stubble @Stubbable*//*stubble>*/
struct Placed/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var line: Int/*<stubble*/ { @storageRestrictions(initializes: _line) init(initialValue) { _line = initialValue } get { if let _getLine { return _getLine() } else { return _line } } set { if let _setLine { _setLine(newValue) } else { _line = newValue } } _modify { if case nil = _getLine, case nil = _setLine { yield &_line } else { var value = self.line; yield &value; self.line = value } } }/*stubble>*/
    var column: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _column) init(initialValue) { _column = initialValue } get { if let _getColumn { return _getColumn() } else { return _column } } set { if let _setColumn { _setColumn(newValue) } else { _column = newValue } } _modify { if case nil = _getColumn, case nil = _setColumn { yield &_column } else { var value = self.column; yield &value; self.column = value } } }/*stubble>*/
/*<stubble*/private var _line: Int; nonisolated(unsafe) var _getLine: (() -> Int)? = nil; nonisolated(unsafe) var _setLine: ((Int) -> Void)? = nil; private var _column: Int; nonisolated(unsafe) var _getColumn: (() -> Int)? = nil; nonisolated(unsafe) var _setColumn: ((Int) -> Void)? = nil; init(line: Int, column: Int = 1) { self._line = line; self._column = column }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("line", self._line as Any), ("column", self._column as Any)), displayStyle: .struct) }/*stubble>*/}
#endif
extension Placed {
    init(below other: Placed) {
        self.init(line: other.line)
        /*<stubble self.line*/self._line/*stubble>*/ += 1
    }
}

func written(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
}
func readSetting(_ text: String) -> Setting? {
    try? JSONDecoder().decode(Setting.self, from: Data(text.utf8))
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8aa5f763 975f 3d75 a105 8ec3 8796 27c8 975f 3d75 a105 08fb 6690 55c8 283f ea02 0dd2 975f 975f 975f 7d3a 1dde 56e7 975f 7d3a 1dde 89f5 ce4f e261 *//*stubble>*/