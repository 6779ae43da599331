func readCanvas(_ canvas: Canvas) { print(canvas.load(), canvas.title, canvas.draw(), canvas.layers, Canvas.make()) }
func useCanvas() {
    let canvas = Canvas()
    readCanvas(canvas)
    #if STUBS
    canvas._loadStub = { 33 }
    canvas._getTitleStub = { "stubbed" }
    canvas._getLayers = { 34 }
    Canvas._make = { 35 }
    readCanvas(canvas)
    #endif
}
useCanvas()
