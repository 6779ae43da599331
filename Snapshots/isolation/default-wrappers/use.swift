var settings = Settings(name: "n", size: 1)
settings.level = 20
let panel = Panel(id: 2)
panel.level = 30
print(settings.text(), panel.text(), wrapped(settings, panel), Doubt(known: 1).f(), Doubled().n, Doubled().both())
#if STUBS
settings._getName = { "stub" }
settings._getSize = { 9 }
panel._getId = { 8 }
print(settings.text(), wrapped(settings, panel))
panel._text = { "text" }
settings._text = { "text" }
print(settings.text(), panel.text())
var doubt = Doubt(known: 1)
doubt._getKnown = { 7 }
print(doubt.f())
#endif
