@Stubbable
class Marked{
    func f() -> String { "﻿é" }
}
