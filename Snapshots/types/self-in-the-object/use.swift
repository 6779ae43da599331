var list = SelfList(elements: [1, 2])
var otherList = SelfList(elements: [3])
list.swap(with: &otherList)
print(list.same().elements, list.or(nil).count, try otherList.at(1).1)
var page = SelfList<String>.Page(mark: 4)
print(page.next == nil, page.mapped { $0.plus($0) }.mark)
print(SelfName.Inner.SelfName.made().same().isLike(.made()), SelfName.Inner.Aliased().same().isLike(.init()))
let named = SelfName.Inner.Maker.SelfName()
print(named.isLike(named), SelfName.Inner.Maker.SelfName.number())
#if STUBS
list._or = { [list] other in [list, list, other ?? list] }
let copied = list
print(copied.or(nil).count, otherList.or(nil).count)
page._plus = { other in other.mapped { _ in other } }
print(page.plus(.init(mark: 9)).mark)
SelfName.Inner.SelfName._made = { var made = SelfName.Inner.SelfName(); made._getNumber = { 7 }; return made }
print(SelfName.Inner.SelfName.made().number)
SelfName.Inner.Maker.SelfName._number = { 8 }
print(SelfName.Inner.Maker.SelfName.number())
#endif
