@Stubbable
class Carriages {
	var x: Int = 1
	func f() -> Int {
		let text = """
		a
		b
		"""
		return text.count
	}
}
