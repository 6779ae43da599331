/*<stubble @Stubbable*//*stubble>*/
struct Board/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var grid: Grid = Grid()
    var margin: Int = 1
    var header: Header = Header()/*<stubble*/ { @storageRestrictions(initializes: _header) init(initialValue) { _header = initialValue } get { if let _getHeader { return _getHeader() } else { return _header } } set { if let _setHeader { _setHeader(newValue) } else { _header = newValue } } _modify { if _getHeader == nil && _setHeader == nil { yield &_header } else { var value = self.header; yield &value; self.header = value } } }/*stubble>*/
    var title: Header = Header()/*<stubble*/ { @storageRestrictions(initializes: _title) init(initialValue) { _title = initialValue } get { if let _getTitle { return _getTitle() } else { return _title } } set { if let _setTitle { _setTitle(newValue) } else { _title = newValue } } _modify { if _getTitle == nil && _setTitle == nil { yield &_title } else { var value = self.title; yield &value; self.title = value } } }/*stubble>*/
    var depth: Int = 4/*<stubble*/ { @storageRestrictions(initializes: _depth) init(initialValue) { _depth = initialValue } get { if let _getDepth { return _getDepth() } else { return _depth } } set { if let _setDepth { _setDepth(newValue) } else { _depth = newValue } } _modify { if _getDepth == nil && _setDepth == nil { yield &_depth } else { var value = self.depth; yield &value; self.depth = value } } }/*stubble>*/
/*<stubble*/private var _header: Header; nonisolated(unsafe) var _getHeader: (() -> Header)? = nil; nonisolated(unsafe) var _setHeader: ((Header) -> Void)? = nil; private var _title: Header; nonisolated(unsafe) var _getTitle: (() -> Header)? = nil; nonisolated(unsafe) var _setTitle: ((Header) -> Void)? = nil; private var _depth: Int; nonisolated(unsafe) var _getDepth: (() -> Int)? = nil; nonisolated(unsafe) var _setDepth: ((Int) -> Void)? = nil; init(grid: Grid = Grid(), margin: Int = 1, header: Header = Header(), title: Header = Header(), depth: Int = 4) { self.grid = grid; self.margin = margin; self._header = header; self._title = title; self._depth = depth }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("grid", self.grid as Any), ("margin", self.margin as Any), ("header", self._header as Any), ("title", self._title as Any), ("depth", self._depth as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Grid/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var rows: [Int] = [1, 2, 3]
    var pivot: Int = 2
    var width: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _width) init(initialValue) { _width = initialValue } get { if let _getWidth { return _getWidth() } else { return _width } } set { if let _setWidth { _setWidth(newValue) } else { _width = newValue } } _modify { if _getWidth == nil && _setWidth == nil { yield &_width } else { var value = self.width; yield &value; self.width = value } } }/*stubble>*/
    var height: Int = 4/*<stubble*/ { @storageRestrictions(initializes: _height) init(initialValue) { _height = initialValue } get { if let _getHeight { return _getHeight() } else { return _height } } set { if let _setHeight { _setHeight(newValue) } else { _height = newValue } } _modify { if _getHeight == nil && _setHeight == nil { yield &_height } else { var value = self.height; yield &value; self.height = value } } }/*stubble>*/
/*<stubble*/private var _width: Int; nonisolated(unsafe) var _getWidth: (() -> Int)? = nil; nonisolated(unsafe) var _setWidth: ((Int) -> Void)? = nil; private var _height: Int; nonisolated(unsafe) var _getHeight: (() -> Int)? = nil; nonisolated(unsafe) var _setHeight: ((Int) -> Void)? = nil; init(rows: [Int] = [1, 2, 3], pivot: Int = 2, width: Int = 3, height: Int = 4) { self.rows = rows; self.pivot = pivot; self._width = width; self._height = height }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("rows", self.rows as Any), ("pivot", self.pivot as Any), ("width", self._width as Any), ("height", self._height as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Header/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    var text: String = "h"/*<stubble*/ { @storageRestrictions(initializes: _text) init(initialValue) { _text = initialValue } get { if let _getText { return _getText() } else { return _text } } set { if let _setText { _setText(newValue) } else { _text = newValue } } _modify { if _getText == nil && _setText == nil { yield &_text } else { var value = self.text; yield &value; self.text = value } } }/*stubble>*/
    var size: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _size) init(initialValue) { _size = initialValue } get { if let _getSize { return _getSize() } else { return _size } } set { if let _setSize { _setSize(newValue) } else { _size = newValue } } _modify { if _getSize == nil && _setSize == nil { yield &_size } else { var value = self.size; yield &value; self.size = value } } }/*stubble>*/
/*<stubble*/private var _text: String; nonisolated(unsafe) var _getText: (() -> String)? = nil; nonisolated(unsafe) var _setText: ((String) -> Void)? = nil; private var _size: Int; nonisolated(unsafe) var _getSize: (() -> Int)? = nil; nonisolated(unsafe) var _setSize: ((Int) -> Void)? = nil; init(text: String = "h", size: Int = 1) { self._text = text; self._size = size }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("text", self._text as Any), ("size", self._size as Any)), displayStyle: .struct) }/*stubble>*/}
/// Both parts of the grid, and the grid itself with the parts of the board.
func arrange(_ board: inout Board) {
    board.grid.rows.removeAll { $0 == board.grid.pivot }
    board.grid.rows.sort { _, _ in board.margin == 1 }
    swap(&board.grid.width, &board.margin)
}
func arrange(_ board: inout (main: Board, spare: Board)) {
    swap(&board.main.grid.width, &board.spare.grid.height)
}
func decorate(_ board: inout Board) {
    board.header.text.append("\(board.header.size)")
    board.title.size += board.header.size + board.depth
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 24510227 975f 7d3a 0911 3a67 6c4f 7a71 975f 7d3a 4512 3188 a082 975f 7d3a 2c9b 233a f4b1 *//*stubble>*/