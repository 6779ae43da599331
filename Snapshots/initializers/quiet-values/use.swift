var quietPool = QuietPool(keepAlive: 1, mode: .slow)
let quietCounter = QuietCounter(keepAlive: 2)
print(quietPool.idle, quietPool.mode, quietPool.other, quietPool.limit.top, QuietPool().mode, quietCounter.mode, quietCount)
print(QuietMachine(pool: quietPool, counter: quietCounter).hasKeepAlive)
#if STUBS
quietPool._getKeepAlive = { nil }
quietPool._getIdle = { .seconds(1) }
quietPool._getLimit = { QuietLimit(9) }
print(QuietMachine(pool: quietPool, counter: quietCounter).hasKeepAlive, quietPool.idle, quietPool.limit.top)
#endif
