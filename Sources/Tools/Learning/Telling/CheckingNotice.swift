import Foundation
import TriptychTerminal

/// A line on a terminal that says that something is being checked, until that is done.
struct CheckingNotice {
  private let console: Console

  /// Shows the line; nothing is written where the console is not a terminal.
  init(on console: Console) {
    self.console = console
    show("checking …")
  }

  /// Clears the line.
  func clear() {
    show("")
  }

  private func show(_ text: String) {
    guard console.isOfProcess, isatty(STDOUT_FILENO) == 1 else { return }
    // What cannot be written now fails again where it matters.
    try? console.write("\r\(text.fitted(to: min(20, console.width - 1)))\r")
  }
}
