import Foundation

/// The terminal in raw mode, in which it hands over every key, and the way back.
enum RawTerminal {
  private static let original: termios = {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    return settings
  }()

  /// Switches to the alternate screen, and back however the process ends.
  static func enter() {
    var raw = original
    cfmakeraw(&raw)
    atexit {
      var original = RawTerminal.original
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
      RawTerminal.show("\u{1B}[?25h\u{1B}[?1049l")
    }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      signal(number) { exit(128 + $0) }
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    show("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Reads the bytes typed so far, if any, without waiting for more; nil at the end of input.
  static func read() -> Data? {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0 else { return Data() }
    let bytes = FileHandle.standardInput.availableData
    return bytes.isEmpty ? nil : bytes
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

  /// Writes to standard error; where nobody can read it, the exit status alone must do.
  static func complain(_ text: String) {
    do { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) } catch {}
  }

  /// Reads some bytes of standard input; none at its end.
  static func read(upTo count: Int) throws(UsageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let taken = Foundation.read(STDIN_FILENO, &bytes, count)
      if taken >= 0 { return Array(bytes[..<taken]) }
      guard errno == EINTR else {
        throw UsageError("cannot read standard input: \(String(cString: strerror(errno)))")
      }
    }
  }
}
