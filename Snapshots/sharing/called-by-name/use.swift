print(seats(Channel(), Reservation(seat: 6)), copied(), Sky().bytes())
#if STUBS
  var reservation = Reservation()
  reservation._getSeat = { 10 }
  Coordinate._getX = { 3 }
  Signal._getStrength = { 8 }
  Star._getSize = { 2 }
  print(seats(Channel(), reservation), Coordinate().x, Signal().strength, Star().size, copied(), Sky().bytes())
#endif
