@propertyWrapper struct `Raw box`<Value: Equatable>: Equatable {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Self { self }
}

@resultBuilder enum `Raw list` {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

enum `Raw kind` {
  case `the first`
  static let `the usual` = `Raw kind`.`the first`
  static func `all of them`() -> [`Raw kind`] { [.`the first`] }
}

@Stubbable
struct RawForm: Equatable {
  @`Raw box` var `the count` = 1
  var kind = `Raw kind`.`the usual`
  var kinds = `Raw kind`.`all of them`()
  @`Raw list` func `the parts`() -> [Int] { 1; 2 }
  @`Raw list` var `the rest`: [Int] { 3; 4 }
  func sum() -> Int { `$the count`.wrappedValue + `_the count`.wrappedValue }
}
