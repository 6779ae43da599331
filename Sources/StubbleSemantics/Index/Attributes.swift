/// Attributes of the language.
package enum Attributes {
  /// Those that change nothing a stub must know of.
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

  /// Attributes that promise of a function what its body does not do, nor what it calls.
  package static let ofPerformance: Set<String> = [
    "_noAllocation", "_noExistentials", "_noLocks", "_noObjCBridging", "_noRuntime",
  ]

  /// Attributes that say how a type lies in memory.
  package static let layouts: Set<String> = ["_alignment", "_rawLayout"]
}
