import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// The rule, as a table.
@Suite struct TimeStampTests {
  private static let original = Array("let x = 1".utf8)
  private static let applied = Array("/*<stubble*/a/*stubble>*/let x = 1".utf8)
  private static let other = Array("/*<stubble*/b/*stubble>*/let x = 1".utf8)
  private static let distance = TimeStamps.distance(of: applied)
  private static let otherDistance = TimeStamps.distance(of: other)
  private static let year2026 = 1_770_000_000
  private static let year1990 = 640_000_000

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [UInt8]
    var new: [UInt8]
    var from: Int
    /// In seconds from the old time; nil if the rule gives none.
    var by: Int?

    init(_ name: String, _ old: [UInt8], _ new: [UInt8], from: Int, by: Int?) {
      (testDescription, self.old, self.new, self.from, self.by) = (name, old, new, from, by)
    }
  }

  @Test(arguments: [
    Row("apply", original, applied, from: year2026, by: -distance),
    Row("apply another text", original, other, from: year2026, by: -otherDistance),
    Row("revert", applied, original, from: year2026 - distance, by: distance),
    Row("update", applied, other, from: year2026 - distance, by: distance - otherDistance),
    Row("revert what was edited", applied, original, from: year2026, by: 2),
    Row("update what was edited", applied, other, from: year2026, by: 2 - otherDistance),
    Row("revert what was edited just now", applied, original, from: year2026 + 98, by: nil),
    Row("revert what will be edited", applied, original, from: year2026 + 5000, by: nil),
    Row("revert what a tool gave a time of 2024", applied, original, from: 1_717_632_000, by: 2),
    Row("update what a tool gave a time of 2024", applied, other, from: 1_717_632_000, by: 2 - otherDistance),
    Row("an original of the future", original, applied, from: year2026 + 5000, by: -distance),
    Row(
      "revert an original of the future", applied, original, from: year2026 + 5000 - distance, by: distance),
    Row("an original of next week", original, applied, from: year2026 + 700_000, by: nil),
    Row("an original of 1990", original, applied, from: year1990, by: nil),
    Row("an original before 1970", original, applied, from: -5, by: nil),
    Row("an original of 2090", original, applied, from: 3_800_000_000, by: nil),
    Row("an original of no sensible time", original, applied, from: .min, by: nil),
    Row("revert what was applied in 1970", applied, original, from: 0, by: distance),
    Row("two texts with one distance", applied, applied, from: year2026 - distance, by: nil),
  ])
  func theRule(row: Row) {
    func isApplied(_ text: [UInt8]) -> Bool { text != Self.original }
    let change = Change(
      path: "", old: row.old, new: row.new, wasApplied: isApplied(row.old), isApplied: isApplied(row.new))
    let time = change.time(
      from: FileTime(seconds: row.from, nanoseconds: 123_456_789),
      now: FileTime(seconds: Self.year2026 + 100, nanoseconds: 5))
    #expect(time == row.by.map { FileTime(seconds: row.from + $0, nanoseconds: 123_456_789) })
  }

  /// Files that one version applied are reverted by another.
  @Test func distancesStayWhatTheyAre() {
    #expect(Self.distance == 1_197_330_662)
    #expect(Self.otherDistance == 1_281_502_588)
    #expect(TimeStamps.distance(of: []) == 1_213_664_804)
  }

  @Test func distancesAreSpread() {
    let distances = (0..<5000).map { TimeStamps.distance(of: Array("text \($0)".utf8)) }
    #expect(distances.allSatisfy { $0 % 2 == 0 && $0 >= 1 << 30 && $0 < 5 << 28 })
    #expect(Set(distances).count == 5000)
    // Of eight equal parts each has its share.
    let parts = Dictionary(grouping: distances) { ($0 - 1 << 30) >> 25 }
    #expect(parts.count == 8 && parts.values.allSatisfy { $0.count > 500 && $0.count < 750 })
  }

  @Test func whatStubbleIsNotAppliedToIsLeftAlone() {
    let change = Change(path: "", old: [1], new: [2])
    var calls = 0
    change.setTime(
      from: FileTime(seconds: 5),
      set: { time in
        calls += 1
        return time ?? FileTime(seconds: 6)
      }, wait: {})
    #expect(calls == 0)
  }
}

/// The model of builds, over random sequences.
@Suite struct BuildModelTests {
  private static let seed: UInt64 = 20_260_807

  private static let kinds: [ModelFileSystem.Kind] = [
    .init(name: "nanoseconds", granularity: 1),
    .init(name: "ticks of 4 ms", granularity: 4_000_000),
    .init(name: "ticks of 4 ms, builds that see seconds", granularity: 4_000_000, showsSeconds: true),
    .init(name: "seconds", granularity: 1_000_000_000),
    .init(name: "two seconds", granularity: 2_000_000_000, showsSeconds: true),
    .init(name: "present times only", granularity: 4_000_000, setsTimes: false, showsSeconds: true),
  ]

  private struct Tally {
    var sequences = 0
    var builds = 0
    var stale = 0
    var repeated = 0
  }

  private func tally(_ kind: ModelFileSystem.Kind, _ sequences: Int, rule: @escaping BuildModel.Rule) -> Tally
  {
    var tally = Tally()
    var random = SplitMix(seed: Self.seed)
    let start = 1_790_000_000
    // Of just now, of years ago, of an hour to come, and older than can be kept.
    let ages = [0, 3, 100_000_000, -5000, 1_200_000_000]
    let pauses = [0, 1_000_000, 30_000_000, 400_000_000, 1_000_000_000, 2_500_000_000, 3_600_000_000_000]
    for number in 0..<sequences {
      let system = ModelFileSystem(
        kind, clock: start * 1_000_000_000 + Int.random(in: 0..<1_000_000_000, using: &random))
      let age = ages[number % ages.count]
      var model = BuildModel(
        system, modified: FileTime(seconds: start - age, nanoseconds: 400_000_000), rule: rule)
      for _ in 0..<Int.random(in: 5..<20, using: &random) {
        system.clock += pauses.randomElement(using: &random) ?? 0
        model.perform(BuildModel.Operation.allCases.randomElement(using: &random) ?? .build, random: &random)
      }
      tally.sequences += 1
      tally.builds += model.builds
      tally.stale += model.stale
      if age < 1_000_000_000 { tally.repeated += model.repeated }
    }
    return tally
  }

  @Test func noBuildIsStale() {
    var sequences = 0
    var builds = 0
    for kind in Self.kinds {
      let tally = tally(kind, 1700) { change, old, system in
        var time = old
        change.setTime(
          from: old,
          set: {
            time = system.set($0)
            return time
          }, wait: { system.clock += 10_000_000 })
        return time
      }
      #expect(tally.stale == 0, "\(kind.name), seed \(Self.seed)")
      if kind.setsTimes { #expect(tally.repeated == 0, "\(kind.name), seed \(Self.seed)") }
      sequences += tally.sequences
      builds += tally.builds
    }
    print("model: \(sequences) sequences, \(builds) builds, none stale, seed \(Self.seed)")
    #expect(sequences >= 10_000)
  }

  /// What the model is worth: it finds out rules that will not do.
  @Test func theModelFindsOutOtherRules() {
    let rules: [(name: String, rule: BuildModel.Rule)] = [
      ("the time stays", { _, old, _ in old }),
      ("always now", { _, _, system in system.now }),
      (
        "a difference below a second",
        { change, old, system in
          func part(_ isApplied: Bool, _ text: [UInt8]) -> Int {
            isApplied ? 1 + TimeStamps.distance(of: text) / 2 % 999_999_999 : 0
          }
          let sum = old.nanoseconds + part(change.wasApplied, change.old) - part(change.isApplied, change.new)
          let seconds = sum >= 0 ? sum / 1_000_000_000 : -1
          return system.stored(
            FileTime(seconds: old.seconds + seconds, nanoseconds: sum - seconds * 1_000_000_000))
        }
      ),
    ]
    for (name, rule) in rules {
      #expect(tally(Self.kinds[2], 500, rule: rule).stale > 0, "\(name)")
    }
  }
}

/// The built program and real files.
@Suite struct StableTimeTests {
  private let working: Working
  private var folder: TemporaryFolder { working.folder }
  /// When each file was modified, as the author left them.
  private let times: [String: FileTime]

  init() throws {
    working = try Working()
    for (index, name) in working.original.keys.sorted().enumerated() where Working.isFile(name) {
      try working.folder.setModified(
        FileTime(seconds: 1_760_000_000 + index * 1000, nanoseconds: 987_654_321 - index), of: name)
    }
    times = try working.folder.times()
  }

  /// Does something with stubble, and gives the times after it.
  private func stubble(_ words: String..., environment: [String: String] = [:]) throws -> [String: FileTime] {
    let ran = try Program.stubble(words, in: folder, environment: environment)
    try #require(ran.status == 0, "\(ran.errors)")
    return try folder.times()
  }

  private static let untouched = ["Sources/Plain.swift", "Package.resolved"]

  @Test func theSameTextHasTheSameTime() throws {
    let first = try stubble("apply")
    for (name, time) in times { #expect((first[name] == time) == Self.untouched.contains(name), "\(name)") }
    #expect(try stubble("apply") == first)
    #expect(try stubble("revert") == times)
    #expect(try stubble("apply") == first)
    // Other ways to the same bytes.
    let expanded = try stubble("apply", "--layout", "expanded")
    #expect(try stubble("apply") == first)
    #expect(try stubble("revert") == times)
    #expect(try stubble("apply", "--layout", "expanded") == expanded)
    #expect(try stubble("revert", environment: ["STUBBLE_FAULTS": "links"]) == times)
  }

  @Test func anotherTextHasAnotherTime() throws {
    try folder.write(
      "// @Stubbable\nstruct A { func f() {} }\nstruct B { func f() {} }\n", to: "Service.swift")
    try folder.setModified(FileTime(seconds: 1_700_000_000), of: "Service.swift")
    var seen = [try folder.modified("Service.swift").seconds]
    for options in [
      [], ["--type", "B"], ["--layout", "expanded"], ["--type", "B", "--layout", "expanded"],
    ] {
      let ran = try Program.stubble(["apply"] + options, in: folder)
      #expect(ran.status == 0)
      seen.append(try folder.modified("Service.swift").seconds)
    }
    #expect(Set(seen).count == 5)
    #expect(try stubble("revert")["Service.swift"] == FileTime(seconds: 1_700_000_000))
  }

  @Test func whatWasEditedWhileAppliedGetsATimeOfItsOwn() throws {
    let applied = try stubble("apply")
    let name = "Service.swift"
    let edit = FileTime(seconds: 1_775_000_000, nanoseconds: 5)
    let after = FileTime(seconds: 1_775_000_002, nanoseconds: 5)
    try folder.write("// more\n" + folder.text(of: name), to: name)
    try folder.setModified(edit, of: name)
    #expect(try stubble("apply")[name] == edit)
    #expect(try stubble("revert")[name] == after)
    let again = try stubble("apply")
    #expect(again[name] != edit && again[name] != applied[name] && again[name] != after)
    #expect(try stubble("revert")[name] == after)
    // Just now: no build can have seen the second of the new time.
    try #require(try stubble("apply") == again)
    try folder.write("// more\n" + folder.text(of: name), to: name)
    let now = try folder.modified(name)
    let reverted = try stubble("revert")[name] ?? now
    #expect(reverted.seconds > now.seconds && reverted.seconds <= now.seconds + 2)
  }

  @Test func editsOfGeneratedCodeThatAreDiscardedDoNotKeepTheTime() throws {
    let name = "Service.swift"
    let applied = try stubble("apply")
    let edited = try folder.text(of: name).replacingOccurrences(
      of: "return _fetch(", with: "return  self._fetch(")
    try folder.write(edited.replacingOccurrences(of: "_fetch(id)", with: "_fetch(id + 1)"), to: name)
    try folder.setModified(FileTime(seconds: 1_775_000_000), of: name)
    let forced = try stubble("apply", "--force")[name]
    #expect(forced != applied[name] && forced?.seconds != 1_775_000_000)
    #expect(try stubble("revert")[name] == FileTime(seconds: 1_775_000_002))
  }

  @Test func runGivesTheCommandStableTimes() throws {
    let applied = try stubble("apply")["Service.swift"]
    try #require(try stubble("revert") == times)
    let seen = try TemporaryFolder(["seen": ""])
    for command in ["true", "kill -9 $PPID"] {
      let script = "touch -r Service.swift '\(seen["seen"])'; \(command)"
      _ = try Program.stubble("run", "--", "sh", "-c", script, in: folder)
      #expect(try seen.modified("seen") == applied)
      // Waits for the guardian.
      #expect(try stubble("revert") == times, "\(command)")
    }
  }

  @Test func anOriginalThatIsTooOldIsModifiedNowAndStableFromThere() throws {
    let name = "Service.swift"
    try folder.setModified(FileTime(seconds: 500_000_000), of: name)
    let applied = try stubble("apply")[name]
    let reverted = try stubble("revert")[name]
    #expect((reverted?.seconds ?? 0) > 1_760_000_000)
    #expect(try stubble("apply")[name] == applied)
    #expect(try stubble("revert")[name] == reverted)
  }

  @Test func aFileSystemWithoutTimesLosesTheAdvantageAlone() throws {
    let environment = ["STUBBLE_FAULTS": "times"]
    let applied = try stubble("apply", environment: environment)["Service.swift"]
    #expect((applied?.seconds ?? 0) > (times["Service.swift"]?.seconds ?? 0) + 1_000_000)
    let reverted = try stubble("revert", environment: environment)["Service.swift"]
    #expect((reverted?.seconds ?? 0) > (applied?.seconds ?? 0))
    #expect(try folder.snapshot() == working.original)
  }

  /// For builds that compile what is newer than its object.
  @Test func touchGivesTheTimeOfNow() throws {
    let name = "Service.swift"
    for command in ["apply", "revert", "apply"] {
      let before = try #require(try folder.times()[name])
      let after = try #require(try stubble(command, "--touch")[name])
      #expect(
        after.seconds > 1_760_100_000
          && (after.seconds, after.nanoseconds) > (before.seconds, before.nanoseconds))
    }
  }

  @Test func generatedFilesHaveTheTimeOfNow() throws {
    try folder.write("// @Spyable\nprotocol P { func f() }\n", to: "P.swift")
    let line = "// Generated by stubble from the protocols of the project; do not edit.\n"
    for text in ["", line + "/*<stubble*/x/*stubble>*/"] {
      try folder.write(text, to: "Out.swift")
      try folder.setModified(FileTime(seconds: 1_700_000_000), of: "Out.swift")
      let after = try stubble("generate", ".", "--output", "Out.swift")["Out.swift"]
      #expect((after?.seconds ?? 0) > 1_760_000_000)
    }
  }
}
