/// A global actor under a name by which declarations are isolated to it.
package struct GlobalActor: Sendable, Equatable {
  /// The name, perhaps with that of its module or of the types around it: `MainActor`, `Storage.Queue`.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The attribute that isolates a declaration to the actor: `@MainActor`.
  package var attribute: String { "@" + name }

  package static func == (first: GlobalActor, second: GlobalActor) -> Bool {
    first.name == second.name || first.isMainActor && second.isMainActor
  }

  /// The main actor, as generated code names it.
  static let main = GlobalActor(name: DefaultIsolation.mainActor.rawValue)

  /// Whether it is the main actor, with or without the name of its module: `MainActor`, `Swift.MainActor`.
  var isMainActor: Bool {
    let names = name.split(separator: ".").map(String.init)
    let isQualified = names.count == 2 && KnownModule.named(names[0]) === KnownModule.swift
    return names.last == GlobalActor.main.name && (names.count == 1 || isQualified)
  }
}

extension TypeRef.Modifier {
  /// Creates the attribute that isolates a function type to a global actor.
  package init(_ actor: GlobalActor) {
    self.init(actor.attribute)
  }
}
