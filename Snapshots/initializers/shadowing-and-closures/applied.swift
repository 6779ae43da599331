final class Text { var name = "text" }

/*<stubble @Stubbable*//*stubble>*/
class Shadowing {
    var count: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
    var name: String/*<stubble*/ { @storageRestrictions(initializes: _name) init(initialValue) { _name = initialValue } get { if let _getName { return _getName() } else { return _name } } set { if let _setName { _setName(newValue) } else { _name = newValue } } _modify { if case nil = _getName, case nil = _setName { yield &_name } else { var value = self.name; yield &value; self.name = value } } }/*stubble>*/
    var onChange: () -> Int = { 0 }/*<stubble*/ { @storageRestrictions(initializes: _onChange) init(initialValue) { _onChange = initialValue } get { if let _getOnChange { return _getOnChange() } else { return _onChange } } set { if let _setOnChange { _setOnChange(newValue) } else { _onChange = newValue } } _modify { if case nil = _getOnChange, case nil = _setOnChange { yield &_onChange } else { var value = self.onChange; yield &value; self.onChange = value } } }/*stubble>*/
    init(count: Int, name: String) {
        /*<stubble self.count*/self._count/*stubble>*/ = count
        let name = name + "!"
        /*<stubble self.name*/self._name/*stubble>*/ = name
        /*<stubble onChange*/_onChange/*stubble>*/ = { [unowned self] in self.count }
    }
    init(values: [Int]) {
        /*<stubble name*/_name/*stubble>*/ = ""
        for count in values where count > 0 { /*<stubble self.count*/self._count/*stubble>*/ += count }
        if let count = values.first { /*<stubble name*/_name/*stubble>*/ = "\(count)" }
        let all = values.map { count in count + 1 }
        func later() { name += "later" }
        later()
        switch values.count { case let count where count > 2: /*<stubble name*/_name/*stubble>*/ += "\(count)"; default: /*<stubble name*/_name/*stubble>*/ += "\(/*<stubble count*/_count/*stubble>*/)\(all.count)" }
    }
    init(other: Shadowing?, text: Text?) {
        /*<stubble name*/_name/*stubble>*/ = "own"
        if let self = other {
            self.count = 7
            /*<stubble name*/_name/*stubble>*/ += "\(self.count)\(/*<stubble count*/_count/*stubble>*/)"
        }
        guard let self = text else { /*<stubble self.count*/self._count/*stubble>*/ = 8; return }
        self.name = "another"
        /*<stubble name*/_name/*stubble>*/ += self.name
    }
    deinit { print("deinit", /*<stubble count*/_count/*stubble>*/, /*<stubble name*/_name/*stubble>*/) }
/*<stubble*/final private var _count: Int; @exclusivity(unchecked) final var _getCount: (() -> Int)? = nil; @exclusivity(unchecked) final var _setCount: ((Int) -> Void)? = nil; final private var _name: String; @exclusivity(unchecked) final var _getName: (() -> String)? = nil; @exclusivity(unchecked) final var _setName: ((String) -> Void)? = nil; final private var _onChange: () -> Int; @exclusivity(unchecked) final var _getOnChange: (() -> () -> Int)? = nil; @exclusivity(unchecked) final var _setOnChange: ((@escaping () -> Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d539edfc 975f 667d a105 b2b4 1341 6567 fc93 8ec3 1341 8ec3 8ec3 8ec3 8e0e 8ec3 8ec3 8e0e 1341 8ec3 8e0e 8ec3 0a2a *//*stubble>*/