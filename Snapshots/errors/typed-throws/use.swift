let throwing = TypedThrows()
do { print(try throwing.fails()) } catch { print(error == .real) }
print(try throwing.never(), throwing.rethrowing { 2 }, throwing.rethrowingTwo({ $0 }, { $0 }), await throwing.waitsRethrowing { 3 })
do { print(try throwing.anyError()) } catch { print(error) }
do { try await throwing.waits() } catch { print(error == .real) }
do { print(try throwing.rethrowing { throw Fault.stub }) } catch { print(error) }
do { print(try throwing.value) } catch { print(error == .real) }
#if STUBS
throwing._fails = { () throws(Fault) in throw .stub }
throwing._never = { 10 }
throwing._anyError = { 20 }
throwing._waits = { () throws(Fault) in throw .stub }
throwing._rethrowing = { _ in 30 }
throwing._rethrowingTwo = { _, _ in [] }
throwing._waitsRethrowing = { _ in 40 }
throwing._getValue = { () throws(Fault) in throw .stub }
do { print(try throwing.fails()) } catch { print(error == .stub) }
print(try throwing.never(), throwing.rethrowing { 2 }, throwing.rethrowingTwo({ $0 }, { $0 }), await throwing.waitsRethrowing { 3 })
print(try throwing.anyError())
do { try await throwing.waits() } catch { print(error == .stub) }
do { print(try throwing.value) } catch { print(error == .stub) }
#endif
