#if TRACING
@Stubbable
class Ledger: Book, @unchecked Sendable {
  override func lines() -> Int { 1 }
}
#else
typealias Ledger = Book
#endif

#if !TRACING
@Stubbable
class Pad: Book, @unchecked Sendable {
  override func lines() -> Int { 50 }
}
#else
typealias Pad = Book
#endif

@Stubbable
class Book: @unchecked Sendable {
  init() {}
  func lines() -> Int { 7 }
}

extension Ledger {
  @StubbableFunction
  func words() -> Int { lines() * 10 }
}

extension Pad {
  @StubbableFunction
  func sheets() -> Int { lines() * 2 }
}

@Stubbable
final class Diary: Ledger, @unchecked Sendable {
  override func lines() -> Int { super.lines() + 1 }
  func days() -> Int { 30 }
}

@Stubbable
final class Notes: Pad, @unchecked Sendable {
  override func lines() -> Int { super.lines() + 1 }
}

#if TRACING
@Stubbable
class Meter: @unchecked Sendable {
  init() {}
  func read() -> Int { 1 }
}
#else
class Meter: @unchecked Sendable {
  init() {}
}
#endif

@Stubbable
final class Dial: Meter, @unchecked Sendable {
  func turn() -> Int { 2 }
}
