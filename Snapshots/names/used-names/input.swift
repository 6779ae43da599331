#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if compiler(>=5.0)
  func _loadOutside(_ x: Int) -> Int { x * 10 }
  func _getSizeOutside() -> Int { 7 }
#endif

@Stubbable
struct OutsideLoader {
  func loadOutside(_ x: Int) -> Int { _loadOutside(x) }
  var sizeOutside: Int { _getSizeOutside() }
}

@Stubbable
struct Quitter {
  func exit(_ code: Int32) -> String {
    if code > 3 { _exit(code) }
    return "stays"
  }
}

struct CountedOuter {
  nonisolated(unsafe) static var _count = 5
  static func _find() -> Int { 8 }

  @Stubbable
  struct Inner {
    var count = 1
    func total() -> Int { count + _count }
    func find() -> Int { _find() }
  }
}

@Stubbable
struct LocalNames {
  var count = 1
  init(count: Int) {
    let _count = count + 1
    self.count = _count
  }
  func load() -> Int {
    let _load = 3
    return _load + count
  }
}
