import Synchronization

/// The one alternative cannot be stubbed, so neither is.
final class Counter {
#if STUBBLE_NEVER
    private let value: [Int]
#else
    private let value: Atomic<Int>
#endif
    var step: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _step) init(initialValue) { _step = initialValue } get { if let _getStep { return _getStep() } else { return _step } } set { if let _setStep { _setStep(newValue) } else { _step = newValue } } _modify { if case nil = _getStep, case nil = _setStep { yield &_step } else { var value = self.step; yield &value; self.step = value } } }/*stubble>*/
    init() {
#if STUBBLE_NEVER
        self.value = [0]
#else
        self.value = Atomic(0)
#endif
        /*<stubble step*/_step/*stubble>*/ = 2
    }
    func next() -> Int {/*<stubble*/ if let _next { return _next() } else {/*stubble>*/
#if STUBBLE_NEVER
        return value[0]
#else
        return value.add(step, ordering: .relaxed).newValue
#endif
    /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _step: Int; @exclusivity(unchecked) var _getStep: (() -> Int)? = nil; @exclusivity(unchecked) var _setStep: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _next: (() -> Int)? = nil/*stubble>*/}
struct Sized {
#if STUBBLE_NEVER
    let size: Int
#else
    var size: Int {/*<stubble*/ if let _getSize { _getSize() } else {/*stubble>*/ 7 /*<stubble*/} /*stubble>*/}/*<stubble*/; nonisolated(unsafe) var _getSize: (() -> Int)? = nil/*stubble>*/
#endif
    /*<stubble let*/var/*stubble>*/ name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } }/*stubble>*/
    init() {
#if STUBBLE_NEVER
        size = 3
#endif
        /*<stubble name*/_name/*stubble>*/ = "sized"
#if STUBBLE_NEVER
        print(size)
#endif
    }
/*<stubble*/private let _name: String; nonisolated(unsafe) var _getName: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 91159989 cff3 5de7 736a ff98 a87f a4a7 ff98 0935 10eb a00a 8ec3 bcac *//*stubble>*/