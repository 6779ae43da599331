var scanner = Scanner()
print("12".contains(scanner.digits), "ab".contains(scanner.word), "+".contains(scanner.sign), scanner.count + scanner.limit)
print("a".contains(scanner.letters()), "A/".contains(scanner.either(false)))
#if STUBS
scanner._getDigits = { /x/ }
scanner._letters = { /y/ }
scanner._either = { $0 ? /z/ : /w/ }
print("x".contains(scanner.digits), "y".contains(scanner.letters()), "w".contains(scanner.either(false)))
#endif
