var position = WindowPosition(x: 1), size = WindowSize(width: 2), title = WindowTitle(text: "three"), style = WindowStyle(name: "four")
print(position == WindowPosition(x: 1), position == WindowPosition(x: 2), size == WindowSize(width: 1))
print(Set([size, WindowSize(width: 2)]).count, title == WindowTitle(text: "eight"), style == WindowStyle(name: ""))
print(await position.measured())
#if STUBS
position._measured = { 11 }
print(await position.measured())
position._getX = { 10 }
size._getWidth = { 20 }
title._getText = { "thirty" }
style._getName = { "" }
print(position.x, size.width, title.text, position == WindowPosition(x: 1), title == WindowTitle(text: "three"))
print(style == WindowStyle(name: ""))
#endif
