import TestSupport
import Testing

@testable import StubbleSemantics

/// What is inferred where types are named by aliases.
@Suite
struct AliasedTypesTests {
  /// A member is named by an alias of its type.
  @Test(
    arguments: [
      ("State.idle", "State"), ("Owner.State.idle", "Owner.State"), ("State.busy(1)", "State"),
      ("State.usual", "State"), ("State.count", "Int"), ("State.make()", "Stage?"), ("Twice.idle", "Twice"),
      ("[State.idle, .idle]", "[State]"), ("State.make()!.text", "String"), ("Several.idle", nil),
      ("Text.zero", nil), ("IntBox.shared", nil), ("Loop.zero", nil), ("Changed.idle", nil),
    ].rows)
  func membersByAliases(row: Row<(String, String?)>) {
    let (value, type) = row.value
    #expect(inferred(value) == type)
  }

  /// The type of what is declared elsewhere is named by an alias that its owner declares.
  @Test(
    arguments: [
      ("Names.title()", "Names.Title"), ("Names.titles", "[Names.Title]?"), ("title()", "Names.Title"),
      ("Names.Part.shared.action", "Names.Part.Action"), ("Names.parts()!", "[Names.Part]"),
      ("Heir.items()!", "[Heir.Item]"), ("Heir.words()!", "[Heir.Word]"),
      ("Names.secret", nil), ("Shape.first()", nil),
      ("Box<Int>.items()", nil),
    ].rows)
  func typesByAliases(row: Row<(String, String?)>) {
    let (value, type) = row.value
    #expect(inferred(value) == type)
  }

  private func inferred(_ value: String) -> String? {
    let source = """
      enum Stage { case idle, busy(Int); static let usual = Stage.idle; static var count: Int { 1 } ; static func make() -> Stage? { nil }; var text: String { "" } }
      struct Box<T> { static var shared: Box<T> { Box() }; typealias Items = [T]; static func items() -> Items { [] } }
      typealias IntBox = Box<Int>; typealias Loop = Pool; typealias Pool = Loop; typealias Text = Unknown
      #if os(iOS)
      typealias Several = Stage
      typealias Changed = Stage
      #else
      typealias Several = Other
      typealias Changed = UnknownStage
      #endif
      enum Other { case idle }
      enum Names {
        typealias Title = String; private typealias Secret = String; private static let secret: Secret = ""
        static func title() -> Title { "" }; static let titles: [Title]? = nil
        typealias Parts = [Part]?; static func parts() -> Parts { nil }
        struct Part { typealias Action = () -> Void; static let shared = Part(); let action: Action = {} }
      }
      class Store<T> { struct Item {}; typealias Word = T }
      class Heir: Store<Int> {
        typealias Items = [Item]?; typealias Words = [Word]?
        static func items() -> Items { nil }; static func words() -> Words { nil }
      }
      protocol Shape { typealias Name = String }; extension Shape { static func first() -> Name { "" } }
      func title() -> Names.Title { "" }
      struct Owner { typealias State = Stage; typealias Twice = State; static let x = \(value) }
      """
    return inferredType(ofXIn: source, inside: "Owner")
  }
}
