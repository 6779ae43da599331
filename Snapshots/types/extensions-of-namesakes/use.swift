print(SystemRandomNumberGenerator().own(), Swift.SystemRandomNumberGenerator.Inner().g())
print(Swift.SystemRandomNumberGenerator.Part().h(), SystemRandomNumberGenerator.Part().more())
print(SystemRandomNumberGenerator().more().toOwn().value, SystemRandomNumberGenerator() == SystemRandomNumberGenerator(value: 1))
print(Swift.SystemRandomNumberGenerator.Part() == Swift.SystemRandomNumberGenerator.Part(q: 2))
#if STUBS
  var namesake = SystemRandomNumberGenerator()
  namesake._own = { 5 }
  var namesakePart = Swift.SystemRandomNumberGenerator.Part()
  namesakePart._g = { 6 }
  print(namesake.own(), namesakePart.h())
#endif
