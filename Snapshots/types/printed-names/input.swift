#if compiler(>=6.2)
// @Stubbable
struct PrintedFlags {
  var `is it`: Bool = true
  let `1st`: Int = 1
  var `default` = "d"
  var plain = 2
}

// @Stubbable
final class PrintedSwitch {
  var `is on` = false
}
#endif

struct PrintedHandler<each Part> {
  let handle: (repeat each Part) -> Void
}

// @Stubbable
final class PrintedHandlers<each Part> {
  private var handlers: [PrintedHandler<repeat each Part>] = []
  func add(_ handle: @escaping (repeat each Part) -> Void) { handlers.append(PrintedHandler(handle: handle)) }
  func send(_ parts: repeat each Part) { for handler in handlers { handler.handle(repeat each parts) } }
}
