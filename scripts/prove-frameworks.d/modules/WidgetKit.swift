// The parts of WidgetKit that give widgets their entries and controls. Nothing of it works.
@_exported import SwiftUI
public protocol TimelineEntry { var date: Date { get } }
public struct TimelineReloadPolicy: Sendable { public static let atEnd = TimelineReloadPolicy() }
public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}
public struct TimelineProviderContext { public let isPreview: Bool }
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @MainActor @preconcurrency var body: Body { get }
}
public struct ControlWidgetToggle: ControlWidgetTemplate {
  nonisolated public init(_ title: String, isOn: Bool) {}
  public var body: ControlWidgetToggle { self }
}
