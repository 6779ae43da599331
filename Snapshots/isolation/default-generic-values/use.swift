let change = GenericChange(moved: [(GenericPath(a: 1), GenericPath(a: 2))])
print(change == change, change == GenericChange(), makeFree())
let group = GenericGroup(frames: [GenericFrame(value: "a")], numbers: [])
print(group.frames.count, group.last?.value ?? "", countNumbers(group))
print(GenericHolder<Int>().inner.value)
#if STUBS
  group._getNumbers = { [GenericFrame(value: 4), GenericFrame(value: 5)] }
  print(countNumbers(group))
#endif
