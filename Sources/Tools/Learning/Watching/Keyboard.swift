import Foundation

/// A terminal whose keys are read one by one, until this is let go.
final class Keyboard {
  private var usual = termios()

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

  /// The key that was pressed first; nil where the terminal is gone.
  ///
  /// Arrows and the like send several characters, which are one key that means nothing here.
  func key() -> Character? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return bytes[0] == 0x1B && count > 1 ? "\u{1B}" : Character(UnicodeScalar(bytes[0]))
  }
}
