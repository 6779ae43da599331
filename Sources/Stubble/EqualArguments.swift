/// Returns a predicate that is true if the arguments of a call are equal to the given values, one by one.
@_alwaysEmitIntoClient
func areEqual<each Value: Equatable>(to values: repeat each Value) -> ((repeat each Value)) -> Bool {
  { arguments in
    for (argument, value) in repeat (each arguments, each values) {
      guard argument == value else { return false }
    }
    return true
  }
}
