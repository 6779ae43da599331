struct Lecture { var title: String }

@Stubbable
class Timetable {
    var lectures: [Lecture] = [Lecture(title: "Logic")]

    func titles() async throws -> [String] {
        // asks the server
        let titles = lectures.map(\.title)
        return titles
    }
}
