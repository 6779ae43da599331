@Stubbable
struct Board {
    var grid: Grid = Grid()
    var margin: Int = 1
    var header: Header = Header()
    var title: Header = Header()
    var depth: Int = 4
}
@Stubbable
struct Grid {
    var rows: [Int] = [1, 2, 3]
    var pivot: Int = 2
    var width: Int = 3
    var height: Int = 4
}
@Stubbable
struct Header {
    var text: String = "h"
    var size: Int = 1
}
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
