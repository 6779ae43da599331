print(makeTitled(TitledBox.self).size(), makeTitled(TitledBox.self).twice)
print(titledRows([1, 2])[1].size(), titledCells([3])[0].size())
print(TitledList.make([4])[0].size(), [5].map(TitledPlain.init)[0].size(), TitledFree(title: 6).size())
#if STUBS
  TitledBox._getTwice = { 20 }
  TitledRow._size = { 30 }
  print(makeTitled(TitledBox.self).twice, titledRows([1])[0].size())
  var free = TitledFree(title: 6)
  free._size = { 40 }
  print(free.size(), TitledFree(title: 6).size())
#endif
