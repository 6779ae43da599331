print(measuredSizes(MeasuredCast()))
print(MeasuredPacket([3, 4])?.total() ?? 0, MeasuredCast().total(), UnmeasuredPacket().total())
#if STUBS
  MeasuredCast._total = { 20 }
  print(MeasuredCast().total(), measuredSizes(MeasuredCast()))
  var unmeasured = UnmeasuredPacket()
  unmeasured._total = { 30 }
  print(unmeasured.total())
#endif
