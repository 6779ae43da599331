enum Reading: Sendable { case value(Int), pair(Int, Int), nothing }

/*<stubble @Stubbable*//*stubble>*/
class Patterns {
    var x: Int?/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
    var y: Int = 0/*<stubble*/ { @storageRestrictions(initializes: _y) init(initialValue) { _y = initialValue } get { if let _getY { return _getY() } else { return _y } } set { if let _setY { _setY(newValue) } else { _y = newValue } } _modify { if case nil = _getY, case nil = _setY { yield &_y } else { var value = self.y; yield &value; self.y = value } } }/*stubble>*/
    var all: [Int] = []/*<stubble*/ { @storageRestrictions(initializes: _all) init(initialValue) { _all = initialValue } get { if let _getAll { return _getAll() } else { return _all } } set { if let _setAll { _setAll(newValue) } else { _all = newValue } } _modify { if case nil = _getAll, case nil = _setAll { yield &_all } else { var value = self.all; yield &value; self.all = value } } }/*stubble>*/
    init(_ reading: Reading, _ list: [Int?]) {
        /*<stubble x*/_x/*stubble>*/ = list.first ?? nil
        if let /*<stubble x*/x = _x/*stubble>*/ { /*<stubble y*/_y/*stubble>*/ += x }
        guard let /*<stubble x*/x = _x/*stubble>*/ else { return }
        /*<stubble y*/_y/*stubble>*/ += x
        if let y = /*<stubble self.x*/self._x/*stubble>*/, y > 0 { /*<stubble all*/_all/*stubble>*/.append(y) }
        switch reading {
        case .value(let y) where y > /*<stubble self.y*/self._y/*stubble>*/: /*<stubble all*/_all/*stubble>*/.append(y)
        case let .pair(x, y): /*<stubble all*/_all/*stubble>*/ += [x, y]
        case .value(/*<stubble y*/_y/*stubble>*/): /*<stubble all*/_all/*stubble>*/.append(-1)
        case .nothing, .value: /*<stubble y*/_y/*stubble>*/ = 50
        }
        for case let y? in list { /*<stubble all*/_all/*stubble>*/.append(y) }
        for (index, x) in /*<stubble all*/_all/*stubble>*/.enumerated() where index == /*<stubble y*/_y/*stubble>*/ { /*<stubble all*/_all/*stubble>*/[index] = x }
        while let y = /*<stubble all*/_all/*stubble>*/.last, y > 1000 { /*<stubble all*/_all/*stubble>*/.removeLast() }
        do { throw CancellationError() } catch let y as CancellationError { print(y) } catch { /*<stubble y*/_y/*stubble>*/ = 1 }
        repeat { /*<stubble y*/_y/*stubble>*/ += 1 } while /*<stubble y*/_y/*stubble>*/ < 0
        let (y, z) = (1, /*<stubble self.y*/self._y/*stubble>*/); /*<stubble all*/_all/*stubble>*/ += [y, z]
        if case .value(let x)? = Optional(reading), x == y { /*<stubble self.y*/self._y/*stubble>*/ = x }
    }
    init(closures n: Int) {
        /*<stubble x*/_x/*stubble>*/ = n
        let add = { [self] in y += 1 }
        add()
        /*<stubble all*/_all/*stubble>*/ = [1, 2].map { $0 + n }
        /*<stubble all*/_all/*stubble>*/.sort { $0 > $1 }
        _ = \Patterns.x
    }
/*<stubble*/final private var _x: Int?; @exclusivity(unchecked) final var _getX: (() -> Int?)? = nil; @exclusivity(unchecked) final var _setX: ((Int?) -> Void)? = nil; final private var _y: Int; @exclusivity(unchecked) final var _getY: (() -> Int)? = nil; @exclusivity(unchecked) final var _setY: ((Int) -> Void)? = nil; final private var _all: [Int]; @exclusivity(unchecked) final var _getAll: (() -> [Int])? = nil; @exclusivity(unchecked) final var _setAll: (([Int]) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6c0e8a45 975f 88cc 64d2 b85d b0aa b6f3 4c44 b6f3 4c44 32f2 fe57 5a9f fe57 fe57 4c44 fe57 4c44 fe57 fe57 4c44 fe57 fe57 fe57 4c44 4c44 4c44 5a9f fe57 5a9f b0aa fe57 fe57 5bae *//*stubble>*/