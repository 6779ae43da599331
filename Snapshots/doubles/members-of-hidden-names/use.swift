#if STUBS
func attend(_ course: some LanguageCourse) {
  var course = course
  course.Swift += 1
  print(course.Swift, course.fatalError(), course.teach(2), type(of: course).Swift(3), course == course)
}
let courseSpy = LanguageCourseSpy()
courseSpy.relax()
LanguageCourseSpy.SwiftReturnValue = 4
attend(courseSpy)
StubbableLanguageCourse.staticStubs.noop()
attend(StubbableLanguageCourse { $0.noop() })
let courseMock = MockLanguageCourse(.relaxed)
MockLanguageCourse.SwiftFunctionStub.returns(5)
attend(courseMock)
func look(_ shelf: any LanguageShelf) {
  var shelf = shelf
  shelf[1] = 2
  shelf["a"] = 3
  print(shelf.subscriptSet, shelf[4], shelf["b"], shelf[set: "c"])
}
let shelfSpy = LanguageShelfSpy()
shelfSpy.relax()
look(shelfSpy)
print(shelfSpy.callOrder)
look(StubbableLanguageShelf { $0.noop() })
look(MockLanguageShelf(.relaxed))
#endif
