struct TouchedBox {
  var b = 2
  var next: [Int] = [1]
  func f<T>(_ x: T) -> Int { 1 }
}

func touchedGlobal<T>(_ x: T) -> Int { 1 }

@Stubbable
struct Touching {
  enum Kind { case some, other }
  let process: Int
  let kind: Kind
  var box = TouchedBox()
  var total = 0

  init(a: Int, c: Bool) {
    process = a
    kind = c ?.some:.other
    let optional: TouchedBox? = TouchedBox()
    if kind == .some{ print("some") }
    total = box.b+process
    total = self.box.b+process
    total = optional!.b+process
    total = (optional?.b ?? 1)+process
    total = #line-#line+process
    total = process+#column-#column
    total = process+box.f(1)
    total = process+touchedGlobal(1)
    total = process+box.next[0]
    total = box.next[0]+process
    total = -process-box.b
    total = -box.b-process
    total = box[keyPath:\.b]+process
    total+=process*2
    print("x\(total)"+process.description+"\(process)"+#"raw"#, process<box.b, process==box.b)
    print(process...9, "a"+"\(process+1)\(1+process)", [process-1,-process])
    print(c ?process:1, c ? process:1, c ?1:process)
  }
}
