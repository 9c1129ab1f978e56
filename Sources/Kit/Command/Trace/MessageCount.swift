import AppScreens
import TriptychTerminal
import TriptychTraces

extension Console {
  /// How many messages view and mediator send each other for a gesture, in each of several
  /// patterns whose views record it.
  func messageCounts(in traces: [Trace]) -> String {
    let lines = traces.compactMap { trace -> String? in
      let gestures = trace.episodes.filter { $0.trigger == .gesture }.map(\.messages)
      guard trace.isRecorded, !trace.lacksShowing, !gestures.isEmpty else { return nil }
      func mean(of counts: [Int]) -> Double {
        (10 * Double(counts.reduce(0, +)) / Double(counts.count)).rounded() / 10
      }
      let all = mean(of: gestures.map { $0.count { $0.view != nil && $0.site != nil } })
      let updates = mean(
        of: gestures.map { $0.count { [.show, .set, .notify].contains($0.kind) } })
      let name = trace.pattern.fitted(to: 8)
      return "  \(name)  \(all.shown) in all, \(updates.shown) to update the view\n"
    }
    guard lines.count > 1 else { return "" }
    let heading = "Messages between view and mediator, for each gesture on average"
    return "\n\(styled(heading, .heading))\n\(lines.joined())"
  }
}

extension Double {
  fileprivate var shown: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
