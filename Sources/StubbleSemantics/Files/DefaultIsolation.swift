/// The isolation of a module's declarations that state none: the compiler's `-default-isolation`.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}
