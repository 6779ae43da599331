print(PrivateImporter().all())
#if STUBS
let privateImporter = PrivateImporter()
privateImporter._plain = { -$0 }
print(privateImporter.all())
#endif
