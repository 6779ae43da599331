/// App Intents: the protocols, with the requirements whose values the system learns from the build.
extension PreludeText {
  static let appIntents = PreludeText(
    "AppIntents",
    #"""
    @_exported import Foundation
    """#
      + intents + intentValues)

  private static let intents = #"""

    @extractConstantsFromMembers @_incomplete protocol PersistentlyIdentifiable {
      static var persistentIdentifier: String { get }
    }
    @extractConstantsFromMembers @_incomplete protocol AppIntent: PersistentlyIdentifiable, Sendable {
      static var authenticationPolicy: IntentAuthenticationPolicy { get }
      static var description: IntentDescription? { get }
      static var isDiscoverable: Bool { get }
      static var openAppWhenRun: Bool { get }
      static var supportedModes: IntentModes { get }
      static var title: LocalizedStringResource { get }
    }
    @_incomplete protocol AudioPlaybackIntent: SystemIntent {}
    @_incomplete protocol AudioRecordingIntent: SystemIntent {}
    @_incomplete protocol AudioStartingIntent: SystemIntent {}
    @_incomplete protocol CameraCaptureIntent: SystemIntent {}
    @_incomplete protocol ControlConfigurationIntent: SystemIntent {}
    @_incomplete protocol CustomIntentMigratedAppIntent: AppIntent {
      static var intentClassName: String { get }
    }
    @_incomplete protocol DeleteIntent: SystemIntent {}
    @_incomplete protocol ForegroundContinuableIntent: AppIntent {}
    @_incomplete protocol LiveActivityIntent: SystemIntent {}
    @_incomplete protocol LiveActivityStartingIntent: SystemIntent {}
    @_incomplete protocol OpenIntent: SystemIntent {}
    @_incomplete protocol PauseWorkoutIntent: SystemIntent {}
    @_incomplete protocol PlayVideoIntent: SystemIntent {}
    @_incomplete protocol PredictableIntent: AppIntent {}
    @_incomplete protocol ProgressReportingIntent: AppIntent {}
    @_incomplete protocol PushToTalkTransmissionIntent: SystemIntent {}
    @_incomplete protocol ResumeWorkoutIntent: SystemIntent {}
    @_incomplete protocol SetFocusFilterIntent: SystemIntent {}
    @_incomplete protocol SetValueIntent: SystemIntent {}
    @_incomplete protocol ShowInAppSearchResultsIntent: SystemIntent {}
    @_incomplete protocol SnippetIntent: SystemIntent {}
    @_incomplete protocol StartDiveIntent: SystemIntent {}
    @_incomplete protocol StartWorkoutIntent: SystemIntent {}
    @_incomplete protocol SystemIntent: AppIntent {}
    @_incomplete protocol TargetContentProvidingIntent: AppIntent {}
    @_incomplete protocol UndoableIntent: AppIntent {}
    @_incomplete protocol URLRepresentableIntent: AppIntent {}
    @_incomplete protocol WidgetConfigurationIntent: SystemIntent {}
    """#

  /// What intents take and return, and what the app offers of them.
  private static let intentValues = #"""

    @extractConstantsFromMembers @_incomplete protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    @_incomplete protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}
    @extractConstantsFromMembers @_incomplete protocol AppEntity: AppValue, Identifiable {
      static var defaultQuery: DefaultQuery { get }
    }
    @_incomplete protocol FileEntity: AppEntity {}
    @_incomplete protocol IndexedEntity: AppEntity {}
    @_incomplete protocol TransientAppEntity: AppEntity {}
    @_incomplete protocol UniqueAppEntity: AppEntity {}
    @_incomplete protocol URLRepresentableEntity: AppEntity {}
    @extractConstantsFromMembers @_incomplete protocol AppEnum: AppValue, CaseIterable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }
    @_incomplete protocol URLRepresentableEnum: AppEnum {}
    @_incomplete protocol DynamicOptionsProvider: Sendable {}
    @_incomplete protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {}
    @_incomplete protocol EntityStringQuery: EntityQuery {}
    @_incomplete protocol EnumerableEntityQuery: EntityQuery {}
    @extractConstantsFromMembers @_incomplete protocol EntityPropertyQuery: EntityQuery {
      static var properties: QueryProperties { get }
      static var sortingOptions: SortingOptions { get }
    }
    @extractConstantsFromMembers @_incomplete protocol AppShortcutsProvider: Sendable {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
    }
    @extractConstantsFromMembers @_incomplete protocol AppIntentsPackage {
      static var includedPackages: [any AppIntentsPackage.Type] { get }
    }
    @resultBuilder struct AppShortcutsBuilder {}
    @_reflecting @propertyWrapper class IntentParameter<Value> {
      init()
      var wrappedValue: Value { get set }
    }
    @_reflecting @propertyWrapper class EntityProperty<Value> {
      init()
      var wrappedValue: Value { get set }
    }
    @_reflecting @propertyWrapper class IntentParameterDependency<Intent> {
      init()
      var wrappedValue: Intent? { get }
    }
    extension AppIntent { typealias Parameter = IntentParameter }
    extension AppEntity { typealias Property = EntityProperty }
    """#
}
