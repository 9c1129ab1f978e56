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
    guard !inspection.cases.isEmpty else { return nothing }
    return [
      graphs, facts, rules, verdicts, MeasureTable(console: console, inspection: inspection).text,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The verdict on each triad with what is broken in it, and the sum.
  var summary: String {
    guard !inspection.cases.isEmpty else { return nothing }
    let good = inspection.cases.count { ArchitectureVerdict($0).isGood }
    let count = inspection.cases.count.counted("triad")
    let sum =
      good == inspection.cases.count
      ? console.styled("no rule is broken", .good) + " in \(count)"
      : console.styled("\(inspection.cases.count - good) of \(count)", .bad) + " to look at"
    return "\(verdicts)\n\(sum); --all tells who knows whom, rules and measures\n"
  }

  /// A package without screens, in a sentence.
  private var nothing: String {
    let text = """
      No screens found in \(inspection.inspected.listed): no type there descends from a widget, \
      conforms to HeadlessView or deals with one that does. If there are any, name them: --view NAME \
      --mediator NAME --model NAME.
      """
    let none = "No screens found: there is no module of the package's own."
    return (inspection.inspected.isEmpty ? none : text).wrapped(to: console.width, indentation: "")
      + "\n" + remarks
  }

  /// The seven facts of each triad, which decide its variant.
  private var facts: String {
    console.styled("Facts", .heading) + "\n"
      + inspection.cases.map { found in
        "\n\(found.triad.name): \(found.variant?.name ?? "not decided")\n"
          + VariantFact.allCases.map { fact in
            let words = found.reading.words(for: fact) ?? (fact == .roles ? "none" : "not known")
            let start = "  \(fact.rawValue.fitted(to: 35)) "
            return start + words.cut(to: console.width - start.count) + "\n"
          }.joined()
      }.joined()
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
        ? [] : ["Resolved; write the baseline anew: \(resolved.joined(separator: "; "))."])
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
        let name = found.triad.name
        let text = "\(name) \(verdict.sentence)".wrapped(to: console.width, indentation: "    ")
        return "  \(console.styled(name, style))\(text.dropFirst(name.count))\n"
          + lines.joined()
      }.joined() + remarks
  }
}

extension KnowledgeGraph.Node {
  /// The role, marked as a protocol where the node is one.
  fileprivate var roleName: String {
    switch role {
    case .mediator where isProtocol: "delegate protocol"
    default:
      (furtherRole?.rawValue ?? role.rawValue) + (isProtocol ? " protocol" : "")
    }
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
