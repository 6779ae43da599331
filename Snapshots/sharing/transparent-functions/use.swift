let inlinedCell = InlinedCell(4), inlinedFlag = InlinedFlag()
print(inlinedCell.load(), inlinedCell.load(or: InlinedCell(5)), inlinedCell.current, inlinedFlag.test(1), inlinedFlag.testTwice(2))
#if STUBS
InlinedCell<Int>._loadOr = { _ in 50 }
InlinedCell<Int>._load = { 60 }
InlinedCell<Int>._getCurrent = { 70 }
InlinedFlag._test = { _ in true }
print(inlinedCell.load(), inlinedCell.load(or: InlinedCell(5)), inlinedCell.current, inlinedFlag.test(1), inlinedFlag.testTwice(2))
#endif
