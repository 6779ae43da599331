import StubbleRewriter
import StubbleSemantics

/// A search for members to leave unstubbed so that a file passes the proof.
///
/// It finds a single member if one suffices, else the members of one type, else all members of the file's types.
/// Members with an annotation are never among them.
struct UnprovenMembers {
  /// A member that may be left unstubbed.
  struct Member: Equatable {
    let id: MemberID
    let type: String
    let name: String
  }

  private let project: Project
  /// The members of the file's types, including those that extensions in other files declare.
  private let members: [Member]
  /// Returns whether the file passes the proof if it is planned as part of the given project.
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
          id: MemberID(file: FileID(rawValue: index), range: $0.range), type: $0.type, name: $0.member)
      }
    }
  }

  /// Returns the members to leave; `nil` if the file does not pass the proof even with none of them stubbed.
  func find() -> [Member]? {
    guard !members.isEmpty, holds(leaving: members) else { return nil }
    var types: [[Member]] = []
    for member in members {
      if let index = types.firstIndex(where: { $0[0].type == member.type }) {
        types[index].append(member)
      } else {
        types.append([member])
      }
    }
    guard let type = single(of: types) else { return members }
    return single(of: type.map { [$0] }) ?? type
  }

  /// Returns the one group of members that it suffices to leave, found by bisection; `nil` if no single group does.
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
    candidate.left.formUnion(members.map(\.id))
    return passes(candidate)
  }

  /// The beginning of the warning about members that are left, such as `'Service.load' is left as it is`.
  static func subject(of members: [Member]) -> String {
    let types = Set(members.map(\.type)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    if members.count == 1, let member = members.first {
      return "'\(member.type).\(member.name)' is left as it is"
    }
    return "the members of \(types) are left as they are"
  }
}
