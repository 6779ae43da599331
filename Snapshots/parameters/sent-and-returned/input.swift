class SentBox {
  var number = 0
}

// @Stubbable
class SentRelay {
  func same(_ box: sending SentBox) -> sending SentBox { box }
  func chosen(_ box: sending SentBox, isKept: Bool) throws -> SentBox? {
    if isKept { return box } else { return nil }
  }
  func generic<Box: AnyObject>(_ box: sending Box) async -> Box { box }
  func wrapped(_ make: sending @escaping () -> Int) -> sending () -> Int { make }
  func count(_ box: sending SentBox) -> Int {
    let count = box.number
    Task { box.number += 1 }
    return count
  }
  static func first(_ box: sending SentBox) -> sending [SentBox] { [box] }
}

// @Stubbable
actor SentStore {
  var last = 0
  func passed(_ box: sending SentBox) async -> sending SentBox {
    last += 1
    return box
  }
}
