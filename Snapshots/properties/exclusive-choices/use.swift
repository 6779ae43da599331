var chosenContext = ChosenContext()
chosenContext.push(true)
chosenContext.push(false)
print(chosenContext.image.n, chosenContext.dec.c, chosenContext.image2.n, chosenContext.image3.n, chosenContext.image4.n, chosenContext.dec5.c)
#if STUBS
  chosenContext._getDec5 = { ChosenDecoder(c: 50) }
  print(chosenContext.dec5.c)
#endif
