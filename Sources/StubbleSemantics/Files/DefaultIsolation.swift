/// Where the declarations of a module run that say nothing of it, as the compiler's `-default-isolation` has it.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}
