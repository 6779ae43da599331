@propertyWrapper struct Tallied<Value> {
    var wrappedValue: Value { didSet { projectedValue += 1 } }
    private(set) var projectedValue = 0
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Track {
    @Tallied var title = "track"
    @Tallied var length = 1
}
final class LiveTrack: Track {}
/*<stubble @Stubbable*//*stubble>*/
final class Playlist {
    @Tallied /*<stubble*/private /*stubble>*/var /*<stubble title*/_titleStub/*stubble>*/ = "list"
    @Tallied /*<stubble*/private /*stubble>*/var /*<stubble length*/_lengthStub/*stubble>*/ = 2
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(title) \(/*<stubble $title*/$_titleStub/*stubble>*/) \(length) \(/*<stubble $length*/$_lengthStub/*stubble>*/)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var title: String { get { if let _getTitle { return _getTitle() } else { return _titleStub } } set { if let _setTitle { _setTitle(newValue) } else { _titleStub = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_titleStub } else { var value = self.title; yield &value; self.title = value } } }; @exclusivity(unchecked) var _getTitle: (() -> String)? = nil; @exclusivity(unchecked) var _setTitle: ((String) -> Void)? = nil; var length: Int { get { if let _getLength { return _getLength() } else { return _lengthStub } } set { if let _setLength { _setLength(newValue) } else { _lengthStub = newValue } } _modify { if case nil = _getLength, case nil = _setLength { yield &_lengthStub } else { var value = self.length; yield &value; self.length = value } } }; @exclusivity(unchecked) var _getLength: (() -> Int)? = nil; @exclusivity(unchecked) var _setLength: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _text: (() -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Cover/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    /*<stubble let*/var/*stubble>*/ artist: String/*<stubble*/ { @storageRestrictions(initializes: _artist) init(initialValue) { _artist = initialValue } get { if let _getArtist { return _getArtist() } else { return _artist } } }/*stubble>*//*<stubble*/; private let _artist: String/*stubble>*/
    @Tallied var /*<stubble title*/_titleStub/*stubble>*/ = "cover"
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(artist) \(title)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var _getArtist: (() -> String)? { get { _stubbleObject?.closures._getArtist } set { _stubbleCopy.closures._getArtist = newValue } }; var title: String { get { if let _getTitle { return _getTitle() } else { return _titleStub } } set { if let _setTitle { _setTitle(newValue) } else { _titleStub = newValue } } _modify { if case nil = _getTitle, case nil = _setTitle { yield &_titleStub } else { var value = self.title; yield &value; self.title = value } } }; var _getTitle: (() -> String)? { get { _stubbleObject?.closures._getTitle } set { _stubbleCopy.closures._getTitle = newValue } }; var _setTitle: ((String) -> Void)? { get { _stubbleObject?.closures._setTitle } set { _stubbleCopy.closures._setTitle = newValue } }; var _text: (() -> String)? { get { _stubbleObject?.closures._text } set { _stubbleCopy.closures._text = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_getArtist: (() -> String)?, _getTitle: (() -> String)?, _setTitle: ((String) -> Void)?, _text: (() -> String)?) = (nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init(artist: String, title: String = "cover") { self._artist = artist; self.__titleStub = .init(wrappedValue: title) }; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("artist", self._artist as Any), ("_title", self.__titleStub as Any)), displayStyle: .struct) }/*stubble>*/}
struct Ticket { var title: String; var seat: Int }
final class Player {
    let track = Track()
    var live: LiveTrack! = LiveTrack()
    lazy var other: Player? = Player()
    nonisolated(unsafe) static let shared = Track()
    enum Defaults { nonisolated(unsafe) static let track = Track() }
    func sharedCounts() -> [Int] { [Player.shared.$title, Player.Defaults.track.$length] }
    func countsOfMade() -> [Int] {
        let made = Track()
        let live = LiveTrack()
        return [made.$title, live.$length, Track().$title]
    }
    func ticket() -> Ticket { .init(title: "ticket", seat: 4) }
    func counts(_ given: Track, _ parts: [Int] = []) -> [Int] {
        var counts = [track.$title, self.track.$title, live.$title, live!.$length, given.$title]
        if let live { counts.append(live.$length) }
        if let track = other?.track { counts += [track.$title, other?.track.$length ?? 0] }
        return counts + parts
    }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 049f2c80 975f b750 6340 b750 938c 8432 5986 55af ff98 dbe7 975f 7d3a 10eb 92f4 328f 6340 8432 ff98 b2fa *//*stubble>*/