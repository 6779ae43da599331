/*<stubble @Stubbable*//*stubble>*/
class Carriages {
	var x: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
	func f() -> Int {/*<stubble*/ if let _f { return _f() } else {/*stubble>*/
		let text = """
		a
		b
		"""
		return text.count
	/*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _x: Int; @exclusivity(unchecked) final var _getX: (() -> Int)? = nil; @exclusivity(unchecked) final var _setX: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _f: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b394767d 975f 88cc c425 ff98 a432 *//*stubble>*/