import AppScreens
import Foundation
import Inspection
import TextLayout

/// An inspection as a person reads it: graphs, rules, verdicts, measures.
struct InspectionText {
  let console: Console
  let inspection: PackageInspection

  /// Whether all library targets were looked at.
  let isWhole: Bool

  private var modules: [String] { inspection.modules }

  /// Every part, one after the other.
  func text(running: [RunningMeasure], changes: [ChangeCost]) -> String {
    [
      graphs, rules, verdicts,
      MeasureTable(console: console, inspection: inspection, running: running).text,
      ChangeTable(console: console, costs: changes).text,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Who knows whom in each module, by roles: what several triads have in common is said once.
  private var graphs: String {
    console.styled("Who knows whom", .heading) + "\n"
      + modules.map { module in
        let cases = inspection.cases(in: module)
        var relations: [[String]: [String]] = [:]
        var order: [[String]] = []
        for edge in cases.flatMap(\.graph.edges) {
          let key = [edge.from.roleName, edge.relation.rawValue, edge.to.roleName]
          if relations[key] == nil { order.append(key) }
          relations[key] = ((relations[key] ?? []) + edge.members).uniqued
        }
        let heading = "\(module): \(cases.map(\.triad.mediator.name).joined(separator: ", "))"
        let lines = order.map { key in
          let members = relations[key] ?? []
          let text = members.isEmpty ? "" : "by \(members.joined(separator: ", "))"
          let start =
            "  \(key[0].fitted(to: 17))  \(key[1].fitted(to: 12))  \(key[2].fitted(to: 17))  "
          return (start + text.cut(to: console.width - start.count)).withoutTrailingBlanks
        }
        return "\n\(heading.wrapped(to: console.width, indentation: "  "))\n"
          + lines.map { "\($0)\n" }.joined()
      }.joined()
  }

  /// A table of the rules, a column for each module; none where there are too many to be read.
  private var rules: String {
    let width = 2 + (modules.map(\.displayWidth).max() ?? 0).clamped(to: 8...16)
    let start = 6 + modules.count * width
    guard start + 30 <= console.width else { return "" }
    let header = "".fitted(to: 6) + modules.map { $0.fitted(to: width - 2) + "  " }.joined()
    return console.styled("Architecture rules", .heading) + "\n\n"
      + console.styled("\(header.withoutTrailingBlanks)", .quiet) + "\n"
      + ArchitectureRule.all.map { rule in
        let summaries = modules.map { inspection.standing(of: rule, in: $0)?.rawValue ?? "" }
        if summaries.allSatisfy(\.isEmpty) { return "" }
        let cells = summaries.map { $0.fitted(to: width) }.joined()
        let statement = rule.statement.wrapped(
          to: console.width, indentation: String(repeating: " ", count: start))
        return "\(rule.number.fitted(to: 6))\(cells)\(statement)\n"
      }.joined()
  }

  /// The library targets in which nobody was found, though they have classes.
  private var strangers: String {
    let modules = inspection.facts.modules.filter { module in
      !self.modules.contains(module) && !module.hasSuffix("Specimens")
        && inspection.facts.types.values.contains { $0.module == module && $0.kind == .class }
    }
    guard isWhole, !modules.isEmpty else { return "" }
    let text = """
      Left aside, since nothing there is known for a view or a mediator: \(modules.listed). If \
      something is, say so: \
      --target NAME --view NAME --mediator NAME --model NAME.
      """
    return "\n  \(text.wrapped(to: console.width, indentation: "  "))\n"
  }

  /// What each module is by the rules, and what shows that it is not what it says.
  private var verdicts: String {
    console.styled("What it is", .heading) + "\n\n"
      + inspection.cases.map { found in
        let verdict = ArchitectureVerdict(found)
        let style: Style = verdict.isGood ? .good : .bad
        let lines = verdict.details.map {
          "    \($0.wrapped(to: console.width, indentation: "      "))\n"
        }
        return "  \(console.styled(found.triad.name, style))"
          + " \(verdict.sentence.wrapped(to: console.width, indentation: "    "))\n"
          + lines.joined()
      }.joined() + strangers
  }
}

extension KnowledgeGraph.Node {
  /// The role, and whether it is a protocol that stands for it.
  fileprivate var roleName: String {
    switch role {
    case .mediator where isProtocol: "delegate protocol"
    default: isProtocol ? "\(role.rawValue) protocol" : role.rawValue
    }
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
