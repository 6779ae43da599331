import Foundation
print(LazyCache().clear(), LazyCache() == LazyCache())
print(ConditionalOptions().reset(), ConditionalOptions().isAtRoot, Set([ConditionalOptions(), ConditionalOptions()]).count)
print(ConditionalOptions(path: "/").path)
let coded = try JSONEncoder().encode(ConditionalMessage(title: "a"))
print(String(decoding: coded, as: UTF8.self), ConditionalMessage().send())
#if STUBS
LazyCache._clear = { 20 }
ConditionalOptions._reset = { 30 }
ConditionalOptions._getIsAtRoot = { false }
ConditionalMessage._send = { 40 }
print(LazyCache().clear(), ConditionalOptions().reset(), ConditionalOptions().isAtRoot, ConditionalMessage().send())
print(LazyCache() == LazyCache(), ConditionalOptions() == ConditionalOptions())
#endif
