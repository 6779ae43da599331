@Stubbable
struct ChosenImage { var n = 1; var m = 2; mutating func add(_ x: Int) { n += x } }
@Stubbable
struct ChosenDecoder { var c = 0; mutating func push(_ x: Int, _ f: (Int) -> Void) { c += x; f(x) }; mutating func plain(_ x: Int) { c += x } }
@Stubbable
struct ChosenContext {
  var image = ChosenImage()
  var dec = ChosenDecoder()
  var image2 = ChosenImage(), dec2 = ChosenDecoder(), image3 = ChosenImage(), dec3 = ChosenDecoder(), image4 = ChosenImage(), dec4 = ChosenDecoder(), image5 = ChosenImage(), dec5 = ChosenDecoder()
  mutating func push(_ o: Bool) {
    dec.push(1, o ? { self.image.add($0) } : { self.image.add($0 * 2) })
    self.dec2.push(2, ({ self.image2.add($0) }))
    func local(_ x: Int) { image3.add(x) }
    dec3.push(3, o ? local : { _ in })
    dec4.push(4, { self.image4.add($0) } as (Int) -> Void)
    dec5.plain(o ? image5.n : image5.m)
  }
}
