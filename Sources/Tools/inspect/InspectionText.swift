import TriptychCommandVerbs
import TriptychInspection
import TriptychTextLayout

/// An inspection as text: verdicts, and the facts and dependencies behind them.
struct InspectionText {
  let console: Console
  let inspection: PackageInspection

  /// Every part, one after the other.
  var everything: String {
    inspection.cases.isEmpty
      ? nothing : [graphs, facts, measures, verdicts].joined(separator: "\n")
  }

  /// The verdict on each triad with what is broken in it, and the sum.
  var summary: String {
    guard !inspection.cases.isEmpty else { return nothing }
    let bad = inspection.cases.count { !ArchitectureVerdict($0).isGood }
    let count = inspection.cases.count.counted("triad")
    let sum =
      bad == 0
      ? console.styled("no rule is broken", .good) + " in \(count)"
      : console.styled("\(bad) of \(count)", .bad) + " to look at"
    return "\(verdicts)\n\(sum); --all tells the facts, and who knows whom\n"
  }

  /// A package without screens, or without mediators, in a sentence.
  private var nothing: String {
    let (modules, massive) = (inspection.inspected, inspection.massiveScreens)
    let text =
      if !massive.isEmpty {
        """
        No mediator found: \(massive.listed) \(massive.count == 1 ? "does" : "do") without, as a \
        massive view controller does (Fowler, GUI Architectures).
        """
      } else if modules.isEmpty {
        "No screens found: there is no module of the package's own."
      } else if !inspection.unmediated.isEmpty {
        unmediated.joined(separator: " ")
      } else {
        """
        No screens found in \(modules.listed): no type there descends from a widget, conforms to \
        HeadlessView or deals with one that does.
        """
      }
    return text.wrapped(to: console.width, indentation: "") + "\n" + unread
  }

  /// The modules with views and without any mediator, each in a sentence.
  private var unmediated: [String] {
    inspection.unmediated.map { module, view in
      """
      No mediator found in \(module): as far as is known, nothing stands between a view, such as \
      \(view), and a model.
      """
    }
  }

  /// The targets that do not build.
  private var unread: String {
    paragraphs(
      inspection.unread.map {
        "\($0.module) does not build, so nothing is said of it: \($0.reason)"
      })
  }

  /// The eight facts of each triad, which decide its variant.
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

  /// The lines of code in each role, and those of the mediator that a test can reach without a view.
  private var measures: String {
    console.styled("Lines of code", .heading) + "\n\n"
      + inspection.cases.map { found in
        let parts = found.sizes.map { size in
          "\(size.role) \(size.lines)"
            + (size.linesWithoutView.map { " (\($0) without a view)" } ?? "")
        }
        let text = "\(found.triad.name): \(parts.joined(separator: ", "))"
        return "  \(text.wrapped(to: console.width, indentation: "    "))\n"
      }.joined()
  }

  /// The dependencies between roles in each module; those that several triads share appear once.
  private var graphs: String {
    console.styled("Who knows whom", .heading) + "\n"
      + inspection.modules.map { module in
        let cases = inspection.cases(in: module)
        let edges = cases.flatMap(\.graph.edges)
        let members = Dictionary(grouping: edges, by: row).mapValues { $0.flatMap(\.members) }
        let heading = "\(module): \(cases.map(\.triad.mediator.name).joined(separator: ", "))"
        let lines = edges.map(row).uniqued.map { row in
          let names = (members[row] ?? []).uniqued.joined(separator: ", ")
          let text = names.isEmpty ? "" : "by \(names)"
          return (row + text.cut(to: console.width - row.count)).withoutTrailingBlanks
        }
        return "\n\(heading.wrapped(to: console.width, indentation: "  "))\n"
          + lines.map { "\($0)\n" }.joined()
      }.joined()
  }

  private func row(_ edge: KnowledgeGraph.Edge) -> String {
    let cells = [edge.from.roleName, edge.to.roleName].map { $0.fitted(to: 17) }
    return "  \(cells[0])  \(edge.relation.rawValue.fitted(to: 12))  \(cells[1])  "
  }

  /// What was not judged, and why.
  private var remarks: String {
    let silent = Set(inspection.unmediated.map(\.module))
    let stray = inspection.strayViews.filter { view in
      inspection.isWhole && !silent.contains(String(view.prefix { $0 != "." }))
    }
    let rest =
      stray.isEmpty
      ? []
      : ["Not judged, since no mediator was found for them: \(stray.joined(separator: "; "))."]
    return unread + paragraphs(unmediated + rest)
  }

  private func paragraphs(_ texts: [String]) -> String {
    texts.map { "\n  \($0.wrapped(to: console.width, indentation: "  "))\n" }.joined()
  }

  /// The verdict on each triad, with the evidence against it.
  private var verdicts: String {
    var told: Set<String> = []
    return console.styled("Verdicts", .heading) + "\n\n"
      + inspection.cases.map { found in
        let verdict = ArchitectureVerdict(found)
        let faults = Set(found.faults.map(\.sentence))
        let lines = verdict.details.map { detail in
          let isNew = !faults.contains(detail) || told.insert(detail).inserted
          let text = isNew ? detail : "\(detail.prefix { $0 != " " }) as above"
          return "    \(text.wrapped(to: console.width, indentation: "      "))\n"
        }
        let name = found.triad.name
        let text = "\(name) \(verdict.sentence)".wrapped(to: console.width, indentation: "    ")
        let styled = console.styled(name, verdict.isGood ? .good : .bad)
        return "  \(styled)\(text.dropFirst(name.count))\n" + lines.joined()
      }.joined() + remarks
  }
}

extension KnowledgeGraph.Node {
  /// The role, marked as a protocol where the node is one.
  fileprivate var roleName: String {
    if role == .mediator, isProtocol { return "delegate protocol" }
    return (furtherRole?.rawValue ?? role.rawValue) + (isProtocol ? " protocol" : "")
  }
}
