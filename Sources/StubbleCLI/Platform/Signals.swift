#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Blocks all signals that can be blocked. Returns the previous mask, for `restoreSignals`.
  static func blockSignals() -> sigset_t {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return before
  }

  static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Ignores the signals that might end or stop this process before its work is done.
  static func ignoreSignals() {
    for number in forwarded + [SIGPIPE, SIGTSTP] { signal(number, SIG_IGN) }
  }

  private static let forwarded = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2]

  /// Makes signals that ask this process to end be recorded, and passed on to the process that `forwardSignals` names.
  /// Signals that are ignored already, as under `nohup`, stay ignored.
  static func catchSignals() {
    // The globals must be initialized before a handler reads them.
    caughtSignal.value = 0
    receiver.value = 0
    for number in forwarded {
      var before = sigaction()
      sigaction(number, nil, &before)
      if !isIgnored(before) { handle(number, passOn) }
    }
    // A parent that started this process on a thread with blocked signals did not mean to block them here.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    noteBrokenPipes()
  }

  /// Makes `write` to a pipe without a reader an error, instead of ending this process.
  static func noteBrokenPipes() {
    // Unlike ignoring the signal, a handler is not inherited through `exec`.
    handle(SIGPIPE) { _, _, _ in }
  }

  /// Makes writing a file that is larger than the system permits an error, instead of ending this process.
  static func noteFileSizeLimit() {
    handle(SIGXFSZ) { _, _, _ in }
  }

  /// Makes the system keep how child processes ended until this one asks, also if its parent ignores that.
  static func noteChildren() { signal(SIGCHLD, SIG_DFL) }

  private static func handle(_ number: Int32, _ handler: @escaping SignalHandler) {
    var action = sigaction()
    action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_RESTART)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    sigaction(number, &action, nil)
  }

  private typealias SignalHandler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
      let handler = unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
    #else
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sets the process to which signals are passed on; 0 for none.
  static func forwardSignals(to process: Int32) { receiver.value = process }

  /// The first signal since `catchSignals` was called; 0 if there was none.
  static var firstSignal: Int32 { caughtSignal.value }
}

private let receiver = SignalNumber()
private let caughtSignal = SignalNumber()

/// Records a signal, and passes it on. As a signal handler it may do no more than access words and call `kill`.
private func passOn(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?) {
  if caughtSignal.value == 0 { caughtSignal.value = number }
  let process = receiver.value
  if process == 0 { return }
  // The terminal sends its signals to every process in the foreground group, so that the receiver has it already.
  let code = info?.pointee.si_code ?? 0
  let isSentByProcess = code <= 0 || code == Int32(SI_USER)
  if number == SIGINT || number == SIGQUIT, !isSentByProcess { return }
  kill(process, number)
}
