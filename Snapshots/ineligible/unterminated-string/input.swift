@Stubbable
class Spoken { func f() {} }
let text = """
the rest of the file
