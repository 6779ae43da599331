typealias Bounds = (Int, Int)

class Plotter {
    @StubbableFunction
    func plot(_ bounds: borrowing (Int, Int)) -> Int { 0 }
    @StubbableFunction
    func span(_ bounds: borrowing Bounds) -> Int { 0 }
    @StubbableFunction
    func clear(_ nothing: borrowing Void) {}
}

// @Stubbable
class Tracer {
    func trace(_ bounds: borrowing Bounds) -> Int { 0 }
    func traceAll(_ bounds: borrowing [Bounds]) -> Int { 0 }
    func take(_ bounds: consuming Bounds) -> Int { 0 }
}
