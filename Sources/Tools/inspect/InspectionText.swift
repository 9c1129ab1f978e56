import CommandVerbs
import Inspection
import TextLayout

/// An inspection as text: graphs, rules, verdicts, measures.
struct InspectionText {
  let console: Console
  let inspection: PackageInspection

  /// Indicates whether all library targets were inspected.
  let isWhole: Bool

  /// The findings of the baseline that are found no more.
  var resolved: [String] = []

  /// The rules that are not judged, each with the reason.
  var rulesOff: [String: String] = [:]

  private var modules: [String] { inspection.modules }

  /// Every part, one after the other.
  var everything: String {
    [graphs, rules, verdicts, MeasureTable(console: console, inspection: inspection).text]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The verdict on each triad with what is broken in it, and the sum.
  var summary: String {
    let good = inspection.cases.count { ArchitectureVerdict($0).isGood }
    let count = inspection.cases.count.counted("triad")
    let sum =
      good == inspection.cases.count
      ? console.styled("no rule is broken", .good) + " in \(count)"
      : console.styled("\(inspection.cases.count - good) of \(count)", .bad) + " to look at"
    return "\(verdicts)\n\(sum); --all tells who knows whom, rules and measures\n"
  }

  /// The dependencies between roles in each module; those that several triads share appear once.
  private var graphs: String {
    console.styled("Who knows whom", .heading) + "\n"
      + modules.map { module in
        let cases = inspection.cases(in: module)
        let edges = cases.flatMap(\.graph.edges).map { edge in
          (
            key: [edge.from.roleName, edge.relation.rawValue, edge.to.roleName],
            members: edge.members
          )
        }
        let relations = Dictionary(grouping: edges, by: \.key)
        let heading = "\(module): \(cases.map(\.triad.mediator.name).joined(separator: ", "))"
        let lines = edges.map(\.key).uniqued.map { key in
          let members = (relations[key] ?? []).flatMap(\.members).uniqued
          let text = members.isEmpty ? "" : "by \(members.joined(separator: ", "))"
          let start =
            "  \(key[0].fitted(to: 17))  \(key[1].fitted(to: 12))  \(key[2].fitted(to: 17))  "
          return (start + text.cut(to: console.width - start.count)).withoutTrailingBlanks
        }
        return "\n\(heading.wrapped(to: console.width, indentation: "  "))\n"
          + lines.map { "\($0)\n" }.joined()
      }.joined()
  }

  /// A table of the rules, a column for each module; empty where the columns do not fit.
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

  /// The library targets that have classes but no triad.
  private var unmatchedTargets: String {
    let matched = Set(modules + inspection.cases.flatMap(\.triad.views).map(\.module))
    let withClasses = Set(
      inspection.facts.types.values.filter { $0.kind == .class }.map(\.module))
    let modules = inspection.facts.modules.filter { module in
      !matched.contains(module) && !module.hasSuffix("Specimens") && withClasses.contains(module)
    }
    guard isWhole, !modules.isEmpty else { return "" }
    let text = """
      Skipped, since no view or mediator was found there: \(modules.listed). To name them: \
      --target NAME --view NAME --mediator NAME --model NAME.
      """
    return "\n  \(text.wrapped(to: console.width, indentation: "  "))\n"
  }

  /// What was not judged, and why; and what a baseline has too much.
  private var remarks: String {
    let unread = inspection.facts.unread.map { "\($0.module) could not be read: \($0.reason)" }
    let stray = inspection.strayViews
    let off = rulesOff.sorted { $0.key < $1.key }.map { "\($0.key) is off: \($0.value)" }
    let texts =
      unread + off
      + (stray.isEmpty || !isWhole
        ? [] : ["Not judged, since no mediator was found for them: \(stray.listed)."])
      + (resolved.isEmpty
        ? [] : ["Found no more; write the baseline anew: \(resolved.joined(separator: "; "))."])
    return texts.map { text in
      "\n  \(text.wrapped(to: console.width, indentation: "  "))\n"
    }.joined()
  }

  /// The verdict on each triad, with the evidence against it.
  private var verdicts: String {
    console.styled("Verdicts", .heading) + "\n\n"
      + inspection.cases.map { found in
        let verdict = ArchitectureVerdict(found)
        let style: Style = verdict.isGood ? .good : .bad
        let lines = verdict.details.map {
          "    \($0.wrapped(to: console.width, indentation: "      "))\n"
        }
        return "  \(console.styled(found.triad.name, style))"
          + " \(verdict.sentence.wrapped(to: console.width, indentation: "    "))\n"
          + lines.joined()
      }.joined() + unmatchedTargets + remarks
  }
}

extension KnowledgeGraph.Node {
  /// The role, marked as a protocol where the node is one.
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
