print(Request().query(), Header().text())
#if STUBS
let request = Request()
request._query = { "stub" }
print(request.query())
let header = Header()
header._getLength = { 9 }
print(header.text())
#endif
