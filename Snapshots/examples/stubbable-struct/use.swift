var thermometer = Thermometer()
print(thermometer.celsius(), Thermometer(offset: 1).celsius())
#if STUBS
thermometer._celsius = { -3 }
var other = Thermometer()
other._getOffset = { 100 }
print(thermometer.celsius(), other.celsius())
#endif
