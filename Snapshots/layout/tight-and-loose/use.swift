let tight = TightClass()
tight.x=2
tight.seen=3
tight.text+="y"
print(tight.x, tight.text, tight.list, tight.none as Any, tight.fixed, tight.maybe as Any, TightClass.shared, tight.late)
print(tight.closure(4), tight.a, tight.b, tight.default, tight.computed, tight.call())
var loose = LooseStruct()
loose.seen = 4
print(loose.x, loose.text, loose.list, loose.maybe as Any, loose.late, LooseStruct.shared, loose.a, loose.b, loose.call(1))
#if STUBS
tight._getX={10}; tight._getClosure={{-$0}}
tight._getText={"stub"}
tight._getFixed={50}
tight._getMaybe={8}
tight._getSeen={9}
tight._call={$0*$1}
print(tight.x, tight.text, tight.fixed, tight.maybe as Any, tight.seen, tight.call(), tight.computed, tight.closure(4))
loose._getList = { [] }
loose._call = { $0 + 100 }
print(loose.list, loose.call(1))
#endif
