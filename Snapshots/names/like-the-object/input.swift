@Stubbable
struct Sculpture {
  var weight = 1
  func stubbleCopy() -> Int { 2 }
  func stubbleObject(_ number: Int) -> Int { number }
}
