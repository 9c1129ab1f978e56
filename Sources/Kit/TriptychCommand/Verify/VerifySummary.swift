import CommandVerbs
import Parity
import TextLayout

extension Command {
  /// The last lines of a verification: what does not hold, and how much was run.
  func summary(
    of reports: [Report], _ trials: [ArchitectureTrialResult], _ selection: CheckSelection,
    _ console: Console
  ) -> String {
    let rows = reports.flatMap(\.rows)
    func rules(_ verdicts: Set<Verdict>) -> String? {
      let lists: [String] = reports.compactMap { report in
        let rules = report.rows.filter { verdicts.contains($0.verdict) }.map(\.rule)
        return rules.isEmpty ? nil : "\(report.app) \(rules.uniqued.listed)"
      }
      return lists.isEmpty ? nil : lists.joined(separator: "; ")
    }
    let failures = [
      rules([.broken, .notWritten]).map { "not every rule holds: \($0)" },
      trials.contains(where: \.isBroken)
        ? "broken in the architecture: \(trials.filter(\.isBroken).map(\.rule).uniqued.listed)"
        : nil,
      rules([.unstable]).map { "unstable: \($0)" }, rules([.notRun]).map { "not run: \($0)" },
    ].compactMap(\.self)
    let searches = reports.flatMap(\.searches)
    let verdict =
      if !failures.isEmpty {
        failures.map { console.styled($0.wrapped(to: console.width, indentation: "  "), .bad) }
          .joined(separator: "\n")
      } else if searches.contains(where: { $0.difference != nil }) {
        console.styled("every rule holds, but the patterns differ", .bad)
      } else if searches.contains(where: { !$0.unstable.isEmpty }) {
        console.styled("every rule holds, but a process ended, and not when run again", .bad)
      } else if searches.contains(where: { $0.obstacle != nil }) {
        console.styled("every rule holds, but not every search was run to its end", .bad)
      } else if rows.isEmpty {
        console.styled("there was no rule to run", .bad)
      } else {
        console.styled(
          selection.isAll ? "every rule holds in every pattern" : "what was run holds", .good)
      }
    let counts = """
      \(rows.map(\.scenarios).reduce(0, +).counted("scenario run")), \
      \(rows.map(\.steps).reduce(0, +).counted("step")), \
      \(reports.map { $0.count(.sequences) }.reduce(0, +).counted("sequence")), \
      \(reports.map { $0.count(.gestures) }.reduce(0, +).counted("random gesture"))
      """
    return "\(verdict)\n\(counts)\n"
  }
}
