extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a predicate, or `endIndex` if none does. A binary search.
  ///
  /// - Precondition: The elements after one that satisfies the predicate satisfy it too.
  @inlinable
  package func partitioningIndex(where isSatisfied: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isSatisfied(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
