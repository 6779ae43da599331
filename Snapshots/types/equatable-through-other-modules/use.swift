import Foundation
var steps = Steps(unit: "steps")
var tag = Tag(value: 1)
print(steps == Steps(unit: "steps", width: 1), steps == Steps(unit: "miles"), Set([steps, steps]).count, tag == Tag(value: 2))
print(steps.format(3), tag.format(1), tag.discreteInput(after: 0) ?? -1, Anything(1).playgroundDescription, ByHand(factor: 2) == ByHand(factor: 2))
print(String(decoding: try JSONEncoder().encode(tag), as: UTF8.self))
#if STUBS
steps._format = { "\($0) stubbed" }
steps._getUnit = { "metres" }
steps._widen = { _ in }
steps.widen(by: 4)
tag._format = { _ in 9 }
print(steps.format(3), steps.unit, steps._widenCalls, steps == Steps(unit: "steps"), Set([steps, Steps(unit: "steps")]).count, tag.format(1))
#endif
