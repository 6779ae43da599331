@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  #if compiler(>=5)
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  #endif
}

protocol Titled {
  init(title: Int)
}

@Stubbable
struct TitledBox: Titled {
  @Kept var title: Int
  func size() -> Int { title }
  var twice: Int { title * 2 }
}

@Stubbable
struct TitledRow {
  @Kept var title: Int
  func size() -> Int { title }
}

typealias TitledAlias = TitledCell

@Stubbable
struct TitledCell {
  @Kept var title: Int
  func size() -> Int { title }
}

@Stubbable
struct TitledList {
  @Kept var title: Int
  static func make(_ titles: [Int]) -> [TitledList] { titles.map(Self.init(title:)) }
  func size() -> Int { title }
}

@Stubbable
struct TitledPlain {
  var title: Int
  func size() -> Int { title }
}

@Stubbable
struct TitledFree {
  @Kept var title: Int
  func size() -> Int { title }
}

func makeTitled<T: Titled>(_ type: T.Type) -> T { type.init(title: 3) }
