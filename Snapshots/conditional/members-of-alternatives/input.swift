#if compiler(>=5.9)
@Stubbable
struct Turn {
  var angle = 1
}
#else
@Stubbable
struct Turn {
  var angle = 1
  var sign = 2
}
#endif

extension Turn {
  #if compiler(>=5.9)
    func halved() -> Turn { Turn(angle: angle / 2) }
    static var quarter: Int { 90 }
  #else
    func halved() -> Turn { self }
    static var quarter: Int { 100 }
  #endif
}
