var point = GatheredPoint(x: 2, y: 3)
point.move(by: 4)
print(point, point.sum(), point == GatheredPoint(x: 6, y: 3), point.hashValue == GatheredPoint(x: 6, y: 3).hashValue)
var box = GatheredBox(value: 1, list: [7])
box.value += 1
print(box.value, box.count, box[0], box.itself().list, box)
let message = GatheredMessage(id: 1, text: "text")
print(message.shown(), message.useHidden(), message)
print(GatheredPair().both(), GatheredToken().read(), GatheredToken().twice(), GatheredToken().spend())
let tool = GatheredTool()
print(tool.one(), tool.two(), tool.four())
@MainActor func showView() async throws {
    let view = GatheredView()
    print(view.kind(), try await view.load(), view.length)
}
try await showView()
#if STUBS
let before = point
point._sum = { 100 }
var copy = point
copy._sum = nil
copy._getX = { 50 }
print(before.sum(), point.sum(), point.x, copy.sum(), copy.x, point == copy)
box._getSubscript = { $0 * 10 }
let boxes = [box, box.itself()]
print(boxes.map { $0[4] }, box.itself().count)
var sent = message
sent._shown = { "stub" }
print(await Task { [sent] in sent.shown() }.value, message.shown())
@MainActor func stubView() async throws {
    var view = GatheredView()
    view._kind = { 6 }
    view._load = { "loaded" }
    print(view.kind(), try await view.load(), view.length)
}
try await stubView()
var stubbedTool = tool
stubbedTool._four = { 40 }
stubbedTool._three = { 30 }
print(stubbedTool.one(), stubbedTool.three(), stubbedTool.four(), tool.four())
#endif
