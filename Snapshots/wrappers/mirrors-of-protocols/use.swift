let service = Service()
print(service.doubled(), Failure().names, Derived().size)
#if STUBS
service._getLimit = { 4 }
print(service.doubled())
#endif
