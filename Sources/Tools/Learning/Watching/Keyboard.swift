import Foundation

/// The keys that a learner presses: of a terminal, read one by one until this is released, or the characters of a
/// pipe.
final class Keyboard {
  private let input: Int32
  private var usual: termios?
  private var typed = ""

  /// The keys that come in through a descriptor.
  init(input: Int32 = STDIN_FILENO) {
    self.input = input
    var usual = termios()
    if isatty(input) == 1, tcgetattr(input, &usual) == 0 { self.usual = usual }
    listen()
  }

  deinit {
    if var usual { tcsetattr(input, TCSADRAIN, &usual) }
  }

  /// Asks a terminal for single keys, as is needed again after this process was stopped.
  ///
  /// Keys that interrupt or stop a process go on doing so, and output is as usual.
  func listen() {
    guard var single = usual else { return }
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSADRAIN, &single)
  }

  /// The next key; nil where there are no more.
  ///
  /// Arrows and the like send several characters, which are one key that means nothing here.
  func key() -> Character? {
    while true {
      if let key = keyTypedAhead() { return key }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(input, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let keys = Self.keys(in: bytes.prefix(count))
      // The ends of lines in a pipe are not keys.
      typed += usual == nil ? keys.filter { !$0.isWhitespace } : keys
    }
  }

  /// The keys that a terminal has sent, each as one Character.
  static func keys(in bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing(/\u{1B}(\[[0-9;]*.|O.)?/, with: "\u{1B}")
  }

  /// A key that was read together with one before it; nil if there is none.
  func keyTypedAhead() -> Character? { typed.isEmpty ? nil : typed.removeFirst() }
}
