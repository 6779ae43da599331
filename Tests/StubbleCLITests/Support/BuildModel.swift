import StubbleRewriter
import TestSupport

@testable import StubbleCLI

/// A clock, and a file system that stores times as well as it can.
final class ModelFileSystem {
  struct Kind: Sendable {
    var name: String
    /// Nanoseconds between two times that a file can have.
    var granularity: Int
    /// Whether a time can be set to anything but now.
    var setsTimes = true
    /// Whether the build system sees the whole seconds of a time only.
    var showsSeconds = false
  }

  let kind: Kind
  /// In nanoseconds since 1970.
  var clock: Int

  init(_ kind: Kind, clock: Int) { (self.kind, self.clock) = (kind, clock) }

  var now: FileTime { stored(FileTime(seconds: clock / 1_000_000_000, nanoseconds: clock % 1_000_000_000)) }

  func stored(_ time: FileTime) -> FileTime {
    let second = max(1, kind.granularity / 1_000_000_000)
    let part = min(kind.granularity, 1_000_000_000)
    return FileTime(
      seconds: time.seconds / second * second, nanoseconds: time.nanoseconds / part * part)
  }

  func set(_ time: FileTime?) -> FileTime { kind.setsTimes ? time.map(stored) ?? now : now }

  /// A time as builds see it.
  func shown(_ time: FileTime) -> FileTime { kind.showsSeconds ? FileTime(seconds: time.seconds) : time }
}

/// One source file, and builds of it in several scratch folders, each of which skips the file if it has the time that
/// the folder remembers.
struct BuildModel {
  /// How a file that is replaced gets its time.
  typealias Rule = (Change, FileTime, ModelFileSystem) -> FileTime

  /// What may happen.
  enum Operation: CaseIterable {
    case edit, apply, revert, build, run
    /// An overlay is brought up to date.
    case overlay
    /// A build reads the text of the overlay, which may be out of date.
    case buildWithOverlay
  }

  /// The author's text, and which generated text is in it.
  private struct Text: Equatable {
    var edition: Int
    var generated: Int?

    var bytes: [UInt8] {
      Array("\(generated.map { "/*<stubble*/\($0)/*stubble>*/" } ?? "")let x = \(edition)".utf8)
    }
  }

  private enum Origin: Equatable {
    case edit(Int)
    case editWhileApplied(Int)
    case afterEdit(Int)
    /// The edit was too short ago for a time that follows from it.
    case replacement(Int)
  }

  private struct Compiled {
    var text: Text
    /// What was in the file; not what was compiled where an overlay maps it.
    var source: Text
    var time: FileTime
    var origin: Origin
  }

  let system: ModelFileSystem
  private let rule: Rule
  private var text = Text(edition: 0)
  private var time: FileTime
  /// Where the file's time comes from: an edit, or the moment at which stubble first wrote over one.
  private var origin = Origin.edit(0)
  private var edits = 0
  private var replacements = 0
  private var memory: [Int: Compiled] = [:]
  /// The text that compilers read in place of the file's, in a scratch folder of its own.
  private var copy: Text?
  private static let overlayScratch = -1
  private var written: Set<FileTime> = []

  /// Builds that skipped another text than the one they had compiled.
  private(set) var stale = 0
  /// Builds that compiled the same text of the same origin again.
  private(set) var repeated = 0
  private(set) var builds = 0

  init(_ system: ModelFileSystem, modified: FileTime, rule: @escaping Rule) {
    self.system = system
    self.rule = rule
    time = system.stored(modified)
    written = [system.shown(time)]
  }

  mutating func perform(_ operation: Operation, random: inout SplitMix) {
    let generated = Int.random(in: 0..<3, using: &random)
    let scratch = Int.random(in: 0..<2, using: &random)
    switch operation {
    case .edit: edit(to: Int.random(in: 0..<4, using: &random))
    case .apply: write(Text(edition: text.edition, generated: generated))
    case .revert: write(Text(edition: text.edition))
    case .build: compile(text, at: time, in: scratch)
    case .run: run(generated, scratch, isEdited: Int.random(in: 0..<8, using: &random) == 0)
    case .overlay: updateOverlay(to: generated == 2 ? nil : Text(edition: text.edition, generated: generated))
    case .buildWithOverlay: compile(copy ?? text, at: time, in: Self.overlayScratch)
    }
  }

  /// What was compiled from another text is removed. Where nothing is mapped, the compiler reads the file.
  private mutating func updateOverlay(to new: Text?) {
    if new != copy { memory[Self.overlayScratch] = nil }
    copy = new
  }

  /// Two edits in what builds take for the same moment would be too much without stubble too.
  private mutating func edit(to edition: Int) {
    while written.contains(system.shown(system.now)) { system.clock += 10_000_000 }
    text.edition = edition
    time = system.now
    written.insert(system.shown(time))
    edits += 1
    origin = text.generated == nil ? .edit(edits) : .editWhileApplied(edits)
  }

  /// What stubble does.
  private mutating func write(_ new: Text, restoring modified: FileTime? = nil) {
    if new == text { return }
    let change = Change(
      path: "", old: text.bytes, new: new.bytes, wasApplied: text.generated != nil,
      isApplied: new.generated != nil, modified: modified)
    if case .editWhileApplied(let edit) = origin {
      replacements += 1
      origin = system.now.seconds > time.seconds + 2 ? .afterEdit(edit) : .replacement(replacements)
    }
    time = rule(change, time, system)
    text = new
    if system.shown(time) == system.shown(system.now) { written.insert(system.shown(time)) }
  }

  private mutating func run(_ generated: Int, _ scratch: Int, isEdited: Bool) {
    let before = (text: text, time: time, origin: origin)
    write(Text(edition: text.edition, generated: generated))
    let during = text
    compile(text, at: time, in: scratch)
    if isEdited { edit(to: (text.edition + 1) % 4) }
    if before.text.generated == nil {
      write(Text(edition: text.edition))
    } else if text == during, text != before.text {
      write(before.text, restoring: before.time)
      origin = before.origin
    }
  }

  private mutating func compile(_ text: Text, at time: FileTime, in scratch: Int) {
    builds += 1
    if let compiled = memory[scratch], compiled.time == system.shown(time) {
      if compiled.text != text { stale += 1 }
      return
    }
    if let compiled = memory[scratch], compiled.text == text, compiled.source == self.text,
      compiled.origin == origin
    {
      repeated += 1
    }
    memory[scratch] = Compiled(
      text: text, source: self.text, time: system.shown(time), origin: origin)
  }
}
