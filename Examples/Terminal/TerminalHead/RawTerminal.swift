import Foundation
import Synchronization

/// The terminal in raw mode, in which it hands over every key and click, and the way back.
enum RawTerminal {
  private static let original: termios = {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    return settings
  }()

  /// The signal to stop or to go on that has come since the last key; 0 for none.
  private static let signalled = Atomic<Int32>(0)

  /// Indicates whether there may be colours: `NO_COLOR` is not set.
  static let usesColour = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  /// Indicates whether the process talks to a terminal that can draw a picture.
  static var isThere: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The size of the window.
  static var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Switches to the alternate screen, and back however the process ends.
  static func enter() {
    draw()
    atexit { RawTerminal.leave() }
    for number in [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
    ] {
      signal(number) { number in
        RawTerminal.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    for number in [SIGTSTP, SIGCONT] { notice(number) }
  }

  /// Stops the process, and its group with it, as Ctrl-Z does where nobody reads keys.
  static func suspend() {
    leave()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    notice(SIGTSTP)
    signalled.store(SIGCONT, ordering: .relaxed)
  }

  /// Deals with a signal to stop or to go on; returns whether everything must be drawn again.
  static func resume() -> Bool {
    let number = signalled.exchange(0, ordering: .relaxed)
    if number == SIGTSTP { suspend() }
    if number == SIGCONT { draw() }
    return number == SIGCONT
  }

  private static func notice(_ number: Int32) {
    signal(number) { RawTerminal.signalled.store($0, ordering: .relaxed) }
  }

  /// Goes to raw mode, to the alternate screen, without a cursor and with clicks.
  private static func draw() {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    show("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?7l")
  }

  /// Goes back by what a handler of signals may do.
  private static func leave() {
    var original = original
    tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
    let text: StaticString = "\u{1B}[?7h\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Reads the bytes typed so far, if any, without waiting for more; nil at the end of input.
  static func readTyped() -> [UInt8]? {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Writes to standard output; where that fails, the process has nothing left to do.
  static func show(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain("terminal: cannot write to standard output\n")
      _exit(2)
    }
  }

  /// Writes to standard error; if nobody can read it, the exit status must be enough.
  static func complain(_ text: String) {
    do { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) } catch {}
  }
}
