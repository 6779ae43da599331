/// Returns a number with its noun, such as `1 file` or `2 files`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
