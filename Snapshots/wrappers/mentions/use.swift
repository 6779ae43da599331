let station = Substation()
print(station.text(), station.more(), Reader(station: station).text())
station.seen = 8
print(station.text())
#if STUBS
station._text = { "stub" }
print(station.text())
#endif
