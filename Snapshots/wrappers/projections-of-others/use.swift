let playlist = Playlist()
playlist.title = "mine"
print(playlist.text(), Cover(artist: "artist").text())
print(Player().counts(Track()), Player().ticket(), Player().sharedCounts(), Player().countsOfMade())
#if STUBS
playlist._getTitle = { "stub" }
playlist._getLength = { 9 }
print(playlist.text())
var cover = Cover(artist: "artist")
cover._getTitle = { "stub" }
print(cover.text())
#endif
