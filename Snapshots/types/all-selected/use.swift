print(Line().twice(), Canvas().all(), Pen.fine.width(), await Printer().put("abc"))
#if STUBS
var line = Line()
line._draw = { "=" }
let canvas = Canvas(), printer = Printer()
canvas._getLines = { [] }
printer._put = { _ in 0 }
print(line.twice(), canvas.all(), await printer.put("abc"))
#endif
