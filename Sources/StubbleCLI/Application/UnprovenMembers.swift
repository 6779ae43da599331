import StubbleRewriter
import StubbleSemantics

/// Finds few members to leave, none of them annotated, so that a file passes the proof: one of them where that will
/// do, else those of one type, else all of the file.
struct UnprovenMembers {
  /// A member that may be left.
  struct Member: Equatable {
    let place: MemberPlace
    let type: String
    let name: String
  }

  private let project: Project
  /// Members of the file's types, in whichever file.
  private let members: [Member]
  /// Whether the file passes the proof with a project's plans.
  private let passes: (Project) -> Bool

  init(of file: Int, in project: Project, _ plans: [Plan], passes: @escaping (Project) -> Bool) {
    self.project = project
    self.passes = passes
    let types = Set((plans[file].members + plans[file].conflicting).map(\.type))
    members = plans.enumerated().flatMap { index, plan in
      (plan.members + plan.conflicting).filter {
        !$0.isAnnotated && !$0.names.isEmpty && (index == file || types.contains($0.type))
      }
      .map {
        Member(
          place: MemberPlace(file: FileID(rawValue: index), range: $0.range), type: $0.type, name: $0.member)
      }
    }
  }

  /// Nil if the file does not pass even with none of the members stubbed.
  func find() -> [Member]? {
    guard !members.isEmpty, holds(leaving: members) else { return nil }
    var types: [[Member]] = []
    for member in members {
      if let place = types.firstIndex(where: { $0[0].type == member.type }) {
        types[place].append(member)
      } else {
        types.append([member])
      }
    }
    guard let type = single(of: types) else { return members }
    return single(of: type.map { [$0] }) ?? type
  }

  /// The one group among several that it suffices to leave, found by halves; nil if there is no such.
  private func single(of groups: [[Member]]) -> [Member]? {
    var groups = groups[...]
    while groups.count > 1 {
      let middle = (groups.startIndex + groups.endIndex) / 2
      let halves = [groups[..<middle], groups[middle...]]
      guard let found = halves.first(where: { holds(leaving: $0.flatMap(\.self)) }) else { return nil }
      groups = found
    }
    return groups.first
  }

  private func holds(leaving members: [Member]) -> Bool {
    var candidate = project
    candidate.left.formUnion(members.map(\.place))
    return passes(candidate)
  }

  /// What is said of members that are left.
  static func subject(of members: [Member]) -> String {
    let types = Set(members.map(\.type)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    if members.count == 1, let member = members.first {
      return "'\(member.type).\(member.name)' is left as it is"
    }
    return "the members of \(types) are left as they are"
  }
}
