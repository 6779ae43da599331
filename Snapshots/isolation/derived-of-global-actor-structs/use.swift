func count(_ rows: [DeskEntry]) -> Int { Set(rows).count }
await MainActor.run {
    let strokes = [Stroke(width: 1), Stroke(width: 1)]
    print(Set(strokes).count, Drawing(strokes: strokes, title: "t") == Drawing(strokes: [], title: "t"))
    print(Drawing(strokes: strokes, title: "t").text(), Sheet(ink: Ink(name: "b")) == Sheet(ink: Ink(name: "b")))
}
print(count([DeskEntry(id: 1, name: "a"), DeskEntry(id: 1, name: "b"), DeskEntry(id: 1, name: "a")]))
#if STUBS
await MainActor.run {
    var stroke = Stroke(width: 1)
    stroke._getWidth = { 20 }
    stroke._getShade = { .grey(3) }
    print(stroke.width, stroke.shade, stroke == Stroke(width: 1))
    var drawing = Drawing(strokes: [], title: "t")
    drawing._getTitle = { "stub" }
    var sheet = Sheet(ink: Ink(name: "b"))
    sheet._getInk = { Ink(name: "stub") }
    print(sheet.ink.name, sheet == Sheet(ink: Ink(name: "b")), sheet == Sheet(ink: Ink(name: "b"), size: 5))
    print(drawing.title, drawing.text(), drawing == Drawing(strokes: [], title: "t"))
}
#endif
