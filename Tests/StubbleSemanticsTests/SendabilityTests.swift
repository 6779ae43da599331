import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Whether the type of a variable `x` of a type `A` is known to be `Sendable`.
@Suite struct SendabilityTests {
  /// A name means an alias only where the alias is visible, or may be.
  @Test(
    arguments: [
      ("class A { var x: Set<Int> }", true), ("class A { var x: Set<Other> }", false),
      ("enum Edge { typealias Set = Other }; class A { var x: Set<Int> }", true),
      ("enum Edge { struct Set {} }; class A { var x: Set<Int> }", true),
      ("class A { var x: Date; typealias Date = Other }", false),
      ("class Base { typealias Date = Other }; class A: Base { var x: Date }", false),
      ("protocol Base { typealias Date = Other }; extension A: Base {}; class A { var x: Date }", false),
      ("protocol Base { typealias Date = Other }; class A { var x: Date }", true),
      ("enum Outer { typealias Date = Other; class A { var x: Date } }", false),
      ("typealias Date = Other; class A { var x: Date }", false),
      ("class A { var x: [4 of Date] }", true), ("class A { var x: [4 of [2 of Other]] }", false),
      ("class A { var x: InlineArray<2, [Int]> }", true), ("class A { var x: InlineArray<2, Other> }", false),
      ("class A { var x: Date.Type }; enum Outer { typealias Date = Other }", true),
    ].rows)
  func followsVisibleAliases(row: Row<(String, Bool)>) {
    #expect(isSendable(in: "import Foundation; class Other {}; \(row.value.0)") == row.value.1)
  }

  /// A generic parameter is `Sendable` by its own constraints, or by those of the `where` clause.
  @Test(
    arguments: [
      ("struct A<T: Hashable & Sendable> { var x: T }", true), ("struct A<T: Hashable> { var x: T }", false),
      ("struct A<T> where T: Hashable, T: Sendable { var x: [T]? }", true),
      ("struct A<T: Key> { var x: T }; protocol Key: Sendable {}", true),
      ("struct A<T: Key> { var x: T }; protocol Key {}", false),
      ("struct Outer<T: Sendable> { struct A { var x: T } }", true),
      ("struct Outer<T: Sendable> { struct A<T> { var x: T } }", false),
      ("struct Outer<T> { struct A<T: Sendable> { var x: (T, Int) } }", true),
      ("struct A<T: Sendable> { var x: Box<T> }; struct Box<U> { var u: U }", false),
      ("struct A<T> { var x: Box<T> }; struct Box<U: Sendable> { var u: U }", true),
    ].rows)
  func followsConstraints(row: Row<(String, Bool)>) {
    #expect(isSendable(in: row.value.0) == row.value.1)
  }

  /// A generic type on the main actor is `Sendable`, unless an argument lacks the `Sendable` that the type requires, which
  /// language mode 5 does not check.
  @Test(
    arguments: [
      ("struct S { var n: Int }", "S", true), ("public struct S {}", "S", false), ("class S {}", "S", false),
      ("@frozen public struct S {}", "S", true), ("public struct S: Sendable {}", "S", true),
      ("struct S { var part: Part }; public struct Part {}", "S", false),
      ("struct S { var part: [Part?] }; class Part {}", "S", false),
      ("struct S { var part = Part() }; class Part {}", "S", false),
      ("struct S { var part: () -> Void }", "S", false),
      ("struct S { var part: @Sendable () -> Void }", "S", true),
      ("struct S { var part: Unseen }", "S", true), ("", "Unseen", true), ("protocol S {}", "any S", false),
      ("protocol S: Sendable {}", "any S", true), ("class S: Unseen {}", "S", true),
      ("@MainActor class S {}", "S", true), ("enum S { case one }", "S", true),
      ("public enum S { case one }", "S", false),
      ("struct S { var next: [S] }", "S", true),
    ].rows)
  func followsRequirementsOfParameters(row: Row<(String, String, Bool)>) {
    let (declarations, argument, isExpected) = row.value
    let store = "@MainActor class Store<T: Sendable> {}; class A { var x: Store<\(argument)> }"
    #expect(isSendable(in: "\(declarations); \(store)") == isExpected)
  }

  /// Objects on a global actor are `Sendable` if nothing above their class is neither on an actor nor `Sendable`.
  @Test(
    arguments: [
      ("@MainActor class S {}", true), ("@MainActor class S<T> {}", true),
      ("@MainActor class S: Base {}; class Base {}", false),
      ("@MainActor class S: Base {}; @MainActor class Base {}", true),
      ("@MainActor class S: Base {}; @MainActor class Base: Root {}; class Root {}", false),
      ("@MainActor class S: Base {}; class Base: @unchecked Sendable {}", true),
      ("@MainActor class S: NSObject {}", true),
      ("@MainActor class S: Base {}; class Base: NSObject {}", false),
      ("@MainActor class S: Formatter {}", false), ("@MainActor class S: Operation {}", true),
      ("@MainActor class S: ManagedBuffer<Int, Int> {}", false), ("@MainActor class S: Unseen {}", true),
      ("@MainActor class S: UIView {}", true), ("class S: UIViewController {}", true),
      ("class S: UIHostingController<Text> {}", true),
      ("@MainActor class S: Comparable {}", true),
    ].rows)
  func objectsOnActorsDependOnSuperclasses(row: Row<(String, Bool)>) {
    #expect(
      isSendable(in: "import SwiftUI; import UIKit; class A { var x: S }; \(row.value.0)") == row.value.1)
  }

  /// The compiler makes structs and enums `Sendable` by what they consist of, unless other modules see no more than their
  /// names. It does not where they consist of themselves.
  @Test(
    arguments: [
      ("struct S { let n: Int }", true), ("struct S { let part: Other }", false),
      ("enum S { case one }", true),
      ("enum S { case one(Int, [String: Int?]), two(n: Int = 1, names: [Int] = [1]); case three }", true),
      ("enum S { case one; case two(Other) }", false), ("enum S { case one(() -> Void) }", false),
      ("enum S { case one(@Sendable () -> Void) }", true), ("indirect enum S { case one(S), two }", false),
      ("enum S { case one(Part); enum Part { case two(Int) } }", true),
      ("enum S { case one(Part); struct Part { let part: Other } }", false),
      ("enum S<T> { case one(T) }", false), ("enum S<T: Sendable> { case one(T) }", true),
      ("public enum S { case one }", false), ("@frozen public enum S { case one(Int) }", true),
      ("@usableFromInline struct S {}", false), ("@frozen @usableFromInline struct S {}", true),
      ("package struct S {}", true), ("enum Outer { public struct S {} }; typealias S = Outer.S", false),
    ].rows)
  func followsParts(row: Row<(String, Bool)>) {
    #expect(isSendable(in: "class Other {}; \(row.value.0); class A { var x: S }") == row.value.1)
  }

  /// A type that is on the main actor by default is `Sendable`, unless it says that it is not.
  @Test(
    arguments: [
      ("public struct S {}", true), ("class S {}", true), ("nonisolated class S {}", false),
      ("public struct S {}; @available(*, unavailable) extension S: Sendable {}", false),
      ("final class S {}; @available(*, unavailable) extension S: Sendable {}", false),
    ].rows)
  func followsDefaultIsolation(row: Row<(String, Bool)>) {
    let settings = CompilerSettings(defaultIsolation: .mainActor)
    #expect(isSendable(in: "\(row.value.0); class A { var x: S }", settings) == row.value.1)
  }

  private func isSendable(in source: String, _ settings: CompilerSettings = CompilerSettings()) -> Bool? {
    let index = TypeIndex(
      files: [SourceFile(path: "input.swift", source: Array(source.utf8), settings: settings)])
    guard let id = index.types.keys.first(where: { index.types[$0].name == "A" }),
      let member = index.types[id].members.first(where: { $0.declaredNames == ["x"] }),
      let type = VariableDecl(member.node)?.writtenType(ofVariable: "x")
    else { return nil }
    return index.isKnownSendable(type, from: index.types[id].scope)
  }
}
