var boards = (main: Board(), spare: Board())
arrange(&boards.main)
arrange(&boards)
decorate(&boards.main)
print(boards.main.grid.rows, boards.main.grid.width, boards.spare.grid.height, boards.main.margin)
print(boards.main.header.text, boards.main.title.size)
#if STUBS
boards.main._getHeader = { Header(text: "stubbed") }
boards.main._getDepth = { 40 }
boards.main.title._getSize = { 50 }
print(boards.main.header.text, boards.main.depth, boards.main.title.size)
#endif
