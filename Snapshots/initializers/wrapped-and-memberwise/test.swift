func passed() -> [Int] { [WithWrapper(a: 3).f(), WithWrapper(a: 3, b: 4).f()] }
