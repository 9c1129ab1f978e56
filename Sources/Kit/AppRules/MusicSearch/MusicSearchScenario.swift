import AppScreens
import Parity

extension Scenario<MusicSearchGesture, MusicSearchDisplay> {
  /// Steps, each with the change that follows; the query stays as it was typed.
  init(
    _ kind: Kind, _ name: String, repeating count: Int = 1, _ steps: (String, MusicSearchChange)...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var initial = MusicSearchDisplay()
    initial.status = MusicSearchApp.empty
    self.init(
      kind, name, from: initial, Array(repeating: steps, count: count).flatMap { $0 },
      fileID: fileID, line: line
    ) { display, gesture, change in
      switch gesture {
      case .editQuery(let text): display.query = text
      case .retry: break
      }
      change.apply(to: &display)
    } happen: { display, _, change in
      change.apply(to: &display)
    }
  }
}

extension MusicSearchChange {
  fileprivate func apply(to display: inout MusicSearchDisplay) {
    if let status { (display.status, display.retry) = (status, retry) }
    if let rows { display.rows = rows }
    if let asked { display.asked = asked }
  }
}
