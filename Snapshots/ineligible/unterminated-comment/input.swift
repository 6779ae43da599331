@Stubbable
class Whole { func f() {} }
/* the rest of the file
