import Foundation

struct Configuration: Identifiable, Hashable {
    var id = UUID()
    var name = "configuration"
}

final class Profile: Identifiable {
    let id: Int = 3
}

struct Step: Identifiable {
    let id: Configuration.ID
}

// @Stubbable
@MainActor
struct Numbers: Identifiable, Hashable {
    var id: Configuration.ID
    var count = 1
}

// @Stubbable
@MainActor
struct Badge: Identifiable {
    var id: Profile.ID
}

// @Stubbable
@MainActor
struct Progress: Identifiable {
    let id: Step.ID
    func show() -> Int { 4 }
}
