let timetable = Timetable()
print(timetable.days, timetable.part, timetable.hours, timetable.letters("b"), timetable.all([2], nil, "a"))
let departures = Departures()
print(departures.run({ 5 }, { $0 * 2 }), departures.step == nil)
#if STUBS
timetable._getPart = { "stub" }
timetable._all = { days, _, part in days.count..<(days.count + part.count) }
departures._getHandler = { { $0 * 100 } }
print(timetable.part, timetable.all([2], nil, "abc"), departures.run(nil, { $0 }))
#endif
