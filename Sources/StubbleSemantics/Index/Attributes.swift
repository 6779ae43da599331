/// Attributes of the language.
package enum Attributes {
  /// Attributes that a stub can ignore.
  static let changingNothing: Set<String> = [
    "available", "discardableResult", "objc", "nonobjc", "inlinable", "inline", "usableFromInline",
    "backDeployed",
    "warn_unqualified_access", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
    "IBDesignable", "NSApplicationMain", "UIApplicationMain",
    "Sendable",
    "preconcurrency", "concurrent", "specialized", "exclusivity", "unsafe", "safe", "c", "export", "section",
    "used",
  ]

  /// Attributes that only a stored property can have.
  package static let ofStorage: Set<String> = ["exclusivity", "section", "used"]

  /// Attributes that promise what a function's body, and what it calls, do not do. The optimizer relies on it.
  package static let ofPerformance: Set<String> = [
    "_effects", "_noAllocation", "_noExistentials", "_noLocks", "_noObjCBridging", "_noRuntime",
  ]

  /// Attributes that state on what the lifetime of a result depends.
  package static let ofLifetimes: Set<String> = ["_lifetime", "lifetime"]

  /// Attributes that determine a type's memory layout.
  package static let layouts: Set<String> = ["_alignment", "_rawLayout"]
}
