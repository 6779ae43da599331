enum MusicKind: String { case folk }

struct MusicFlags: OptionSet { let rawValue: Int }

struct MusicList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 2 }
  subscript(position: Int) -> String { "\(position)" }
}

struct MusicNames {
  typealias Key = String
  typealias Box = MusicBox
}

class MusicBox { var count = 1 }

protocol MusicMaking {
  associatedtype Made
  associatedtype Taken
  func make(from taken: Taken) -> Made
}

struct MusicMaker: MusicMaking {
  func make(from taken: Int) -> MusicBox { MusicBox() }
}

// @Stubbable
@MainActor
struct Music {
  var kind: MusicKind.RawValue
  var flags: MusicFlags.RawValue
  var song: MusicList.Element
  var place: MusicList.Index
  var key: MusicNames.Key
  var box: MusicNames.Box
  var first: [Int].Element
  var word: Dictionary<String, Int>.Key
  var taken: MusicMaker.Taken
  var made: MusicMaker.Made
  var inner: MusicNames.Key.Element
}

func read(_ music: Music) -> String {
  var music = music
  music.flags += 1
  return "\(music.kind) \(music.flags) \(music.song) \(music.place) \(music.key) \(music.first) \(music.word) \(music.taken)"
}
