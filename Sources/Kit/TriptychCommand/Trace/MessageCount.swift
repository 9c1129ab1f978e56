import AppScreens
import CommandVerbs
import Foundation
import TextLayout
import Traces

extension Console {
  /// How much view and mediators say to one another for a gesture, in each of several
  /// patterns whose views record it.
  func messageCounts(in traces: [Trace]) -> String {
    let lines = traces.compactMap { trace -> String? in
      let gestures = trace.episodes.filter { $0.trigger == .gesture }.map(\.messages)
      guard trace.isRecorded, !trace.lacksShowing, !gestures.isEmpty else { return nil }
      func mean(of counts: [Int]) -> String {
        String(format: "%.1f", Double(counts.reduce(0, +)) / Double(counts.count))
      }
      let all = mean(of: gestures.map { $0.count { $0.view != nil && $0.site != nil } })
      let updates = mean(
        of: gestures.map { $0.count { [.show, .set, .notify].contains($0.kind) } })
      let name = trace.pattern.fitted(to: 8)
      return "  \(name)  \(all) messages, \(updates) updates of the view\n"
    }
    guard lines.count > 1 else { return "" }
    let heading = "Between view and mediator, for a gesture on average"
    return "\n\(styled(heading, .heading))\n\(lines.joined())"
  }
}
