import Foundation

/// A terminal whose keys are read one by one, until this is let go.
final class Keyboard {
  private var usual = termios()
  private var typed = ""

  /// The terminal of this process; nil where there is none.
  init?() {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
    listen()
  }

  deinit {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
  }

  /// Asks the terminal for single keys, as is needed again after this process was stopped.
  ///
  /// Keys that interrupt or stop a process go on doing so, and output is as usual.
  func listen() {
    var single = usual
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &single)
  }

  /// The next key; nil where the terminal is gone.
  ///
  /// Arrows and the like send several characters, which are one key that means nothing here.
  func key() -> Character? {
    if let key = keyTypedAhead() { return key }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return nil }
    typed += Self.keys(in: bytes.prefix(count))
    return keyTypedAhead()
  }

  /// The keys that a terminal has sent, each as one Character.
  static func keys(in bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing(/\u{1B}(\[[0-9;]*.|O.)?/, with: "\u{1B}")
  }

  /// A key that was read together with one before it; nil if there is none.
  func keyTypedAhead() -> Character? { typed.isEmpty ? nil : typed.removeFirst() }
}
