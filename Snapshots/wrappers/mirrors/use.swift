print(Request().query())
#if STUBS
let request = Request()
request._query = { "stub" }
print(request.query())
#endif
