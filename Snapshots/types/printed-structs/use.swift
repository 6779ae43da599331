let point = PrintedPoint(y: nil)
let box = PrintedBox(default: 3, label: "l")
print(point, box, PrintedMarker(), PrintedNamed(), PrintedWrapped(), PrintedReflected())
print(box.describe(), String(reflecting: box), [PrintedFailure()], Optional(point) as Any)
PrintedOuter.show()
dump(point)
dump(PrintedNamed())
dump(PrintedReflected())
print(Mirror(reflecting: box).children.map { $0.label ?? "-" })
do { throw PrintedFailure() } catch { print("\(error)") }
let built = Built { 1; 2 }
print(built.name, Mirror(reflecting: built).children.map { $0.label ?? "" })
#if STUBS
var stubbed = box
stubbed._getDefault = { 4 }
stubbed._describe = { "stub" }
print(stubbed.default, stubbed.describe(), stubbed)
#endif
