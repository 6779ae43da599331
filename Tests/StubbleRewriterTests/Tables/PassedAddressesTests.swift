import StubbleSemantics
import TestSupport
import Testing

@testable import StubbleRewriter

/// Properties whose addresses are passed to functions stay stored: static ones unless all functions that are known by the
/// name change them in place, those of objects if a function takes a pointer through which it changes nothing.
@Suite struct PassedAddressesTests {
  @Test(
    arguments: [
      ("get(&Keys.a)", true), ("objc_getAssociatedObject(self, &Keys.a)", true), ("get(&K.a)", true),
      ("other.get(&Keys.a)", true), ("Wrapper(&Keys.a).value", true), ("get(&Module.Keys.a)", true),
      ("get(&Other.a)", false), ("get(&keys.a)", false), ("bump(&Keys.a)", false),
      ("swap(&Keys.a, &x)", false), ("{ func own(_ x: inout UInt8) {}; own(&Keys.a) }()", false),
      ("get(Keys.a)", false), ("print(1, to: &Keys.a)", false), ("rng.next(&Keys.a)", false),
      ("print(1, to: &Keys.a)", false),
      ("get(Keys.a &+ Keys.a)", false),
    ].rows)
  func keepStaticPropertiesStored(row: Row<(String, Bool)>) {
    let plan = Rewritten(
      """
      struct Keys { static var a: UInt8 = 0 }
      typealias K = Keys; struct Other { static var a: UInt8 = 0 }
      func get(_ key: UnsafeRawPointer) {}; func bump(_ x: inout UInt8) {}
      struct Rng { func next(_ x: inout UInt8) {} }
      class C { func f() { \(row.value.0) } }
      """, selection: Selection(allTypes: true)
    ).plan
    let member = plan.members.first { $0.type == "Keys" && $0.member == "a" }
    let place = "a call in input.swift:5 takes its address"
    #expect(member != nil && (member?.reason?.hasPrefix(place) ?? false) == row.value.1)
  }

  @Test(
    arguments: [
      ("static var a = 0", "get(&Self.a)", true), ("static var a = 0", "get(&C.a)", true),
      ("static var a = 0", "bump(&C.a)", false), ("var a = 0", "get(&a)", true),
      ("var a = 0", "get(&self.a)", true), ("var a = 0", "get(&other.a)", true),
      ("var a = 0", "change(&a)", false), ("var a = 0", "bump(&a)", false), ("var a = 0", "point(&a)", true),
      ("var a = 0", "unknown(&a)", false), ("var a = 0", "objc_getAssociatedObject(self, &a)", true),
      ("let b = 0; var a = 0", "get(&b)", false),
    ].rows)
  func keepPropertiesOfObjectsStored(row: Row<(String, String, Bool)>) {
    let plan = Rewritten(
      """
      class C { \(row.value.0); func f() { \(row.value.1) } }
      func get(_ k: UnsafeRawPointer) {}; func change(_ k: UnsafeMutableRawPointer) {}
      func bump(_ x: inout Int) {}; func point(_ k: UnsafePointer<Int>?) {}
      """, selection: Selection(allTypes: true)
    ).plan
    #expect((plan.members.first { $0.member == "a" }?.reason != nil) == row.value.2)
  }
}
