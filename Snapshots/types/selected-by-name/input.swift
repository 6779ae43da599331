struct Chosen { func f() -> Int { 1 } }
struct NotChosen { func f() -> Int { 2 } }
enum Scope { struct Chosen { var x: Int = 3 } }
