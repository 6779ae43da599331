import StubbleRewriter
import Testing

/// Initial values that must stay in the declarations of what is stored, because the class or one above it says so.
@Suite struct RequiredInitialValueTests {
  @Test(arguments: [
    ("import CoreData; class A: NSManagedObject { var x: Int = 1 }", true),
    ("import CoreData; class A: CoreData.NSManagedObject {}; class B: A { var x: Int = 1 }", true),
    ("@requires_stored_property_inits class A {}; class B: A { var x: Int = 1 }", true),
    ("import CoreData; class A: NSFetchRequest<B> { var x: Int = 1 }", false),
    ("import CoreData; class NSManagedObject {}; class A: NSManagedObject { var x: Int = 1 }", false),
    ("import CoreData; protocol NSManaged {}; struct A: NSManaged { var x: Int = 1 }", false),
  ])
  func stayWithTheStorage(source: String, areRequired: Bool) {
    let text = Rewritten(source, selection: Selection(allTypes: true)).text
    #expect(text.contains("_x: Int = 1") == areRequired)
    #expect(text.contains("_getX"))
  }
}
