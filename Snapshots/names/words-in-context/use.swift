let words = ContextualWords()
print(words.consume, words.copy, words.each, words.any, words.some, words.then, words.yield, words.async, words.repeat)
print(words.copy(3), words.consume(2), words[1, copy: 3])
#if STUBS
words._getConsume = { 10 }
words._getRepeat = { 11 }
words._copy = { $0 * 2 }
words._getSubscript = { $0 + $1 }
print(words.consume, words.repeat, words.copy(3), words[1, copy: 3])
#endif
