@Stubbable
struct LazyBeforeLet {
  lazy var items: [Int] = [count]
  let count: Int
}

@Stubbable
struct LazyBetweenVariables {
  var first: Int
  lazy var both: Int = first + second
  var second: Int
  private(set) lazy var text = "text"
}

@Stubbable
struct LazyAndNoncopyable: ~Copyable {
  lazy var name: String = String(number)
  var number: Int
}
