let trivia = BodiesWithTrivia()
print(trivia.comments(), trivia.oneLine(), trivia.braces(), trivia.deferred(), trivia.count, trivia.guarded(nil))
print(trivia.nested(), trivia.commented(a: 5), trivia.conditional(), trivia.conditionalValue(), trivia.regex())
trivia.semicolons()
trivia.lastIsALineComment()
trivia.onlyComments()
print(trivia.unterminated(), trivia.behind())
#if STUBS
trivia._comments = { 10 }
trivia._oneLine = { 11 }
trivia._braces = { "{" }
trivia._deferred = { 12 }
trivia._guarded = { $0 ?? 13 }
trivia._nested = { 14 }
trivia._commented = { $0 + 1 }
trivia._conditional = { 15 }
trivia._conditionalValue = { 16 }
trivia._regex = { false }
trivia._semicolons = {}
trivia._lastIsALineComment = {}
trivia._onlyComments = { print("only") }
trivia._behind = { 17 }
print(trivia.comments(), trivia.oneLine(), trivia.braces(), trivia.deferred(), trivia.count, trivia.guarded(nil))
print(trivia.nested(), trivia.commented(a: 5), trivia.conditional(), trivia.conditionalValue(), trivia.regex())
trivia.semicolons()
trivia.lastIsALineComment()
trivia.onlyComments()
print(trivia.unterminated(), trivia.behind())
#endif
