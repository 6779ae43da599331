@MainActor func listen() {
  var music = Music(
    kind: "folk", flags: 1, song: "song", place: 0, key: "key", box: MusicBox(), first: 1, word: "word", taken: 2,
    made: MusicBox(), inner: "i")
  print(read(music), music.box.count, music.made.count, music.inner)
  #if STUBS
    music._getKind = { "rock" }
    music._getBox = { MusicBox() }
    print(read(music))
  #endif
}
await listen()
