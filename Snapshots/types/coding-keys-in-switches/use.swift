import Foundation
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
var draft = Draft(title: "t", body: "b")
print(try json(draft), try json(Renamed()), try json(Tabular(first: 1, second: 2)), try json(Borrowing(first: 1)))
print(Draft.CodingKeys.title.shownName, Draft.CodingKeys.body.shownName, Draft.CodingKeys.body.isFirst, DraftPart.body.isTitle, DraftStage.only.isFirst)
print(Draft.order(of: .title), Draft.order(of: .body), draft.value(for: .title), draft.value(for: .body), draft.value(for: nil))
print(draft.compare(.title, .title), draft.compare(.body, .title), draft.isTitle(.body), draft.isBody(.body))
let read = try JSONDecoder().decode(Draft.self, from: Data(#"{"title": "x", "text": "y"}"#.utf8))
print(read.title, read.body, Tabular(first: 1, second: 2).sum(), Borrowing(first: 2).twice())
#if STUBS
draft._getBody = { "stubbed" }
print(draft.value(for: .body), try json(draft))
#endif
