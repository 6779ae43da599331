func measuredSizes(_ value: Any) -> [Int] {
  guard let packet = MeasuredPacket([1, 2]) else { return [] }
  var sizes = [MemoryLayout.size(ofValue: packet)]
  if let cast = value as? MeasuredCast { sizes.append(MemoryLayout.size(ofValue: cast)) }
  let choice = sizes.isEmpty ? MeasuredChoice() : MeasuredChoice(length: 2)
  let forced = MeasuredForced(length: 3)!
  withUnsafeBytes(of: choice) { sizes.append($0.count) }
  return sizes + [MemoryLayout.stride(ofValue: forced)]
}
