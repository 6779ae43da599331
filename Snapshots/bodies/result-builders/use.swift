let letter = Letter()
var changes = 0
print(letter.lines(for: "Ann"), letter.footer, letter[3], Letter.empty(), letter.asks(), letter.caller())
print(try await letter.later(1), (try? await letter.later(-1)) ?? [], letter.joined(7, changing: &changes), changes)
letter.letterhead = ["good ", "day"]
print(letter.letterhead, letter.signed("Bob"), await letter.sent(with: Letter()))
print(letter.parts(), letter.twice)
var memo = Memo(text: "memo")
print(memo.lines(), memo.change("new"), memo.text, try letter.passes { "a" })
print(await Board().lines(), await Clerk().lines())
#if STUBS
letter._lines = { [$0] }
letter._getFooter = { ["stub"] }
letter._later = { if $0 == 0 { throw BuilderFailure() } else { return ["\($0)"] } }
letter._getSubscript = { ["\($0)", "stub"] }
Letter._empty = { ["not empty"] }
print(letter.lines(for: "Ann"), letter.footer, letter[3], Letter.empty())
print(try await letter.later(1), (try? await letter.later(0)) ?? [])
letter._getLetterhead = { ["stub"] }
letter._sent = { [$0.greeting] }
print(letter.letterhead, letter.signed("Bob"), await letter.sent(with: Letter()))
memo._lines = { ["stub"] }
memo._change = { [$0] }
print(memo.lines(), memo.change("newer"), memo.text)
let clerk = Clerk()
clerk._lines = { ["stub"] }
print(await clerk.lines())
#endif
