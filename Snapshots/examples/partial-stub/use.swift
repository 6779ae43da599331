let school = School()
print(try await school.pupilsByYear().sorted { $0.key < $1.key }.map(\.value))
#if STUBS
school._loadPupils = { [Pupil(name: "Sofia", year: 3)] }
print(try await school.pupilsByYear())
#endif
