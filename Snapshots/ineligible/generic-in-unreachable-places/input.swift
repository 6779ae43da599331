class Erased {
    @StubbableFunction func visit<T>(_ all: [T], with f: ((T) -> Void) -> Void) {}
    @StubbableFunction func many<T>(_ f: (T...) -> Void, _ t: T) {}
    @StubbableFunction func keep<T: ~Copyable>(_ t: consuming T) {}
    @StubbableFunction func opaque(_ f: (some Equatable) -> Void) {}
    @StubbableFunction func isolated<T>(_ f: @isolated(any) (T) -> Void) {}
}
