import AppScreens
import GTK

/// Keys that are pressed in a window as if by a user, to try them without hands.
enum KeyScript {
  /// Presses keys in a new window.
  ///
  /// - Parameters:
  ///   - words: A key each, such as `5`, `Return`, `Escape` or `Ctrl+q`; or what is done with the mouse: `app=3` or
  ///     `pattern=2`, counted from 0, `new-view`, `query=BTX`, which is typed, and `response`, which is waited for.
  ///   - patterns: The patterns of the window.
  /// - Returns: The steps that the keys made, in a line, with the messages that are shown; `closed` where they
  ///   have closed the window.
  static func press(_ words: some Sequence<String>, in patterns: [Pattern]) -> String {
    let head = DesktopWindow(of: patterns)
    defer { head.window.destroy() }
    var isOpen = true
    head.window.onClose { isOpen = false }
    head.window.present()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "app": head.app.chosen = Int(parts.last ?? "") ?? 0
      case "pattern": head.pattern.chosen = Int(parts.last ?? "") ?? 0
      case "new-view": head.replaceView()
      case "query": head.stage?.take(word)
      case "response":
        let count = head.stage?.steps.count
        while head.stage?.steps.count == count { Loop.turn() }
      case "Return": head.window.press("\r")
      case "Escape": head.window.press("\u{1B}")
      default:
        if let key = word.last { head.window.press(key, isControl: word.hasPrefix("Ctrl+")) }
      }
      guard isOpen else { return "closed" }
    }
    let steps = (head.stage?.steps ?? []).joined(separator: " ")
    return steps + (head.shownMessages.map { "\n\($0)" } ?? "")
  }
}
