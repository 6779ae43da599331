// Providers of widgets, which conform to protocols that are on no actor, and templates of controls, which do not.
import WidgetKit
struct BirdEntry: TimelineEntry {
  let date: Date
  var count = 0
  let bird: String?
}
typealias Shown = BirdEntry
struct BirdProvider: TimelineProvider {
  let store: BirdStore
  var limit = 3
  func placeholder(in context: Context) -> BirdEntry { BirdEntry(date: Date(), bird: nil) }
  func getSnapshot(in context: Context, completion: @escaping (BirdEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Shown>) -> Void) {
    Task { completion(Timeline(entries: await store.entries(), policy: .atEnd)) }
  }
}
struct TemplateProvider: TimelineProvider {
  func placeholder(in context: Context) -> BirdEntry { BirdEntry(date: Date(), bird: nil) }
  func getSnapshot(in context: Context, completion: @escaping (BirdEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}
actor BirdStore {
  static let shared = BirdStore()
  var cache: [Shown] = []
  func entries() -> [Shown] { cache }
}
struct Pick: Sendable { var name: String }
struct PickProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BirdEntry { BirdEntry(date: Date(), bird: nil) }
  func snapshot(for pick: Pick, in context: Context) async -> BirdEntry { await load(pick) }
  func timeline(for pick: Pick, in context: Context) async -> Timeline<BirdEntry> {
    Timeline(entries: [await load(pick)], policy: .atEnd)
  }
  private func load(_ pick: Pick) async -> BirdEntry { BirdEntry(date: Date(), bird: pick.name) }
}
struct BirdControl: ControlWidgetTemplate {
  let title: String
  var isOn = true
  var body: ControlWidgetToggle { ControlWidgetToggle(label, isOn: isOn) }
  var label: String { title + "!" }
}
