#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Holds back all signals that can be held back; gives what `restoreSignals` wants.
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

  /// Ignores what might end a process that has something to finish.
  static func ignoreSignals() {
    for number in forwarded + [SIGPIPE, SIGTSTP] { signal(number, SIG_IGN) }
  }

  private static let forwarded = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2]

  /// From now on signals that ask us to end are noted, and passed on to the process that `forwardSignals` names.
  /// Those that are ignored already, as `nohup` does, stay so.
  static func catchSignals() {
    // The handler must find these in being.
    caughtSignal.value = 0
    receiver.value = 0
    for number in forwarded {
      var before = sigaction()
      sigaction(number, nil, &before)
      if !isIgnored(before) { handle(number, passOn) }
    }
    // Whoever started us from a thread that holds signals back did not mean us.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    noteBrokenPipes()
  }

  /// From now on a reader that is gone is an error of `write`, not our end.
  static func noteBrokenPipes() {
    // A handler, unlike ignoring, ends with `exec`.
    handle(SIGPIPE) { _, _, _ in }
  }

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

  /// Who gets the signals; 0 for nobody.
  static func forwardSignals(to process: Int32) { receiver.value = process }

  /// The first signal that came since `catchSignals`; 0 for none.
  static var firstSignal: Int32 { caughtSignal.value }
}

private let receiver = SignalNumber()
private let caughtSignal = SignalNumber()

/// Runs in a signal handler: nothing but words and `kill`.
private func passOn(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?) {
  if caughtSignal.value == 0 { caughtSignal.value = number }
  let process = receiver.value
  if process == 0 { return }
  // The terminal sends its own to every process in front of it, so the receiver has it already.
  let code = info?.pointee.si_code ?? 0
  let isSentByProcess = code <= 0 || code == Int32(SI_USER)
  if number == SIGINT || number == SIGQUIT, !isSentByProcess { return }
  kill(process, number)
}
