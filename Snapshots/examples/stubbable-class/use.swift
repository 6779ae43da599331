let timetable = Timetable()
timetable.lectures.append(Lecture(title: "Sets"))
print(try await timetable.titles())
#if STUBS
timetable._getLectures = { [Lecture(title: "Proofs")] }
print(try await timetable.titles())
timetable._titles = { ["none today"] }
print(try await timetable.titles(), timetable.lectures.count)
#endif
