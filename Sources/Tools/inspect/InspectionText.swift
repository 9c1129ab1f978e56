import TriptychInspection
import TriptychTerminal

/// An inspection as text: verdicts, and the facts and dependencies that they rest on.
struct InspectionText {
  let console: Console
  let inspection: PackageInspection

  /// Every part, one after the other.
  var everything: String {
    inspection.triads.isEmpty ? nothing : [graphs, facts, verdicts].joined(separator: "\n")
  }

  /// The verdict on each triad with what is broken in it, and the sum.
  var summary: String {
    guard !inspection.triads.isEmpty else { return nothing }
    let bad = inspection.triads.count { !$0.faults.isEmpty }
    let count = inspection.triads.count.counted("triad")
    let sum =
      bad == 0
      ? console.styled("no rule is broken", .good) + " in \(count)"
      : console.styled("\(bad) of \(count)", .bad) + " to look at"
    return "\(verdicts)\n\(sum); --all adds the facts, and who knows whom\n"
  }

  /// A package without screens, or without mediators.
  private var nothing: String {
    let modules = inspection.inspected
    let text =
      if modules.isEmpty {
        "No screens found: there is no module of the package's own."
      } else if inspection.strayViews.isEmpty {
        """
        No screens found in \(modules.listed): no type there descends from a widget, conforms to \
        HeadlessView or deals with one that does.
        """
      } else {
        unmediated.joined(separator: " ")
      }
    return text.wrapped(to: console.width, indentation: "") + "\n" + unread
  }

  /// The views without any mediator, in a sentence for each module.
  private var unmediated: [String] {
    let views = Dictionary(grouping: inspection.strayViews, by: \.module)
    return views.sorted { $0.key < $1.key }.map { module, views in
      let more = views.count > 3 ? ["\(views.count - 3) more"] : []
      return """
        No mediator found in \(module) for \((views.prefix(3).map(\.name) + more).listed): nothing \
        that is known separates them from a model, as in a massive view controller (Fowler, GUI \
        Architectures).
        """
    }
  }

  /// The targets that do not build.
  private var unread: String {
    paragraphs(
      inspection.unread.map {
        "\($0.module) does not build, so nothing is known of it: \($0.reason)"
      })
  }

  /// The eight facts of each triad, which decide its variant.
  private var facts: String {
    console.styled("Facts", .heading) + "\n"
      + inspection.triads.map { found in
        "\n\(found.name): \(found.variant?.name ?? "not decided")\n"
          + VariantFact.allCases.map { fact in
            let words = found.words(for: fact) ?? (fact == .roles ? "none" : "not known")
            let start = "  \(fact.rawValue.fitted(to: 35)) "
            return start + words.cut(to: console.width - start.count) + "\n"
          }.joined()
      }.joined()
  }

  /// The dependencies in each triad.
  private var graphs: String {
    console.styled("Who knows whom", .heading) + "\n"
      + inspection.triads.map { found in
        "\n\(found.name)\n"
          + KnowledgeGraph(of: found).edges.map { edge in
            "  \(edge.sentence.wrapped(to: console.width, indentation: "    "))\n"
          }.joined()
      }.joined()
  }

  private func paragraphs(_ texts: [String]) -> String {
    texts.map { "\n  \($0.wrapped(to: console.width, indentation: "  "))\n" }.joined()
  }

  /// The verdict on each triad, with the evidence against it; what could not be judged, and why.
  private var verdicts: String {
    var known: Set<String> = []
    return console.styled("Verdicts", .heading) + "\n\n"
      + inspection.triads.map { found in
        let faults = Set(found.faults.map(\.sentence))
        let lines = found.details.map { detail in
          let isNew = !faults.contains(detail) || known.insert(detail).inserted
          let text = isNew ? detail : "\(detail.prefix { $0 != " " }) as above"
          return "    \(text.wrapped(to: console.width, indentation: "      "))\n"
        }
        let name = found.name
        let text = "\(name) \(found.sentence)".wrapped(to: console.width, indentation: "    ")
        let styled = console.styled(name, faults.isEmpty ? .good : .bad)
        return "  \(styled)\(text.dropFirst(name.count))\n" + lines.joined()
      }.joined() + unread + paragraphs(unmediated)
  }
}
