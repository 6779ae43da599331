var margins = Margins(constant: (8, nil), given: (9, nil))
print(margins.top, margins.nested, margins.partial, margins.inferred, margins.unset, margins.constant, margins.given.first ?? 0)
print(margins.parenthesized ?? 0, Margins(top: (nil, 3), constant: (nil, nil), given: (nil, nil)).top)
let padding = Padding()
print(padding.left, padding.right, padding.above, padding.below, padding.observed, padding.late)
padding.observed = (1, nil)
print(await Spacing().doubled())
#if STUBS
margins._getTop = { (10, 11) }
margins._getConstant = { (12, 13) }
padding._getRight = { (14, 15) }
print(margins.top, margins.constant, padding.right)
#endif
