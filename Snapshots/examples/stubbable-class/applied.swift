struct Lecture { var title: String }

/*<stubble @Stubbable*//*stubble>*/
class Timetable {
    var lectures: [Lecture] = [Lecture(title: "Logic")]/*<stubble*/ { @storageRestrictions(initializes: _lectures) init(initialValue) { _lectures = initialValue } get { if let _getLectures { return _getLectures() } else { return _lectures } } set { if let _setLectures { _setLectures(newValue) } else { _lectures = newValue } } _modify { if case nil = _getLectures, case nil = _setLectures { yield &_lectures } else { var value = self.lectures; yield &value; self.lectures = value } } }/*stubble>*/

    func titles() async throws -> [String] {/*<stubble*/ if let _titles { return try await _titles() } else {/*stubble>*/
        // asks the server
        let titles = lectures.map(\.title)
        return titles
    /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _lectures: [Lecture]; @exclusivity(unchecked) final var _getLectures: (() -> [Lecture])? = nil; @exclusivity(unchecked) final var _setLectures: (([Lecture]) -> Void)? = nil; @exclusivity(unchecked) final var _titles: (() async throws -> [String])? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: ecc67d7b 975f a7a9 3b33 ff98 f12b *//*stubble>*/