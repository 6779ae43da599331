struct Offline: Error {}
let service = RosterService()
let model = RosterViewModel(service: service)
print(try await model.studentsByGraduationYear().keys.sorted())
#if STUBS
service._fetchStudents = { [Student(name: "Grace", graduationYear: 2030)] }
print(try await model.studentsByGraduationYear().keys.sorted())
service._fetchStudents = { throw Offline() }
do { print(try await model.studentsByGraduationYear()) } catch { print(error) }
service._fetchStudents = nil
print(try await model.studentsByGraduationYear().count)
#endif
