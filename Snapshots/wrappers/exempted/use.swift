let timetable = Timetable(seats: 40)
timetable.seats = 41
timetable.lines.append(timetable.delays)
print(timetable.summary())
#if STUBS
timetable._getPlatform = { 9 }
timetable._getDirection = { "east" }
timetable._setSeats = { print("seats", $0) }
timetable._getDelays = { 0 }
timetable.seats = 3
print(timetable.summary())
#endif
