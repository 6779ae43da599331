extension String {
  /// Returns the string without white space at both ends.
  func trimmingWhitespace() -> Substring {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
