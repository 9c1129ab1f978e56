import AppScreens
import Foundation
import Inspection
import TextLayout

/// The measures of each triad, role by role, and the method of counting.
struct MeasureTable {
  let console: Console
  let inspection: PackageInspection
  let running: [RunningMeasure]

  /// The mediators' names that several modules have.
  private let ambiguous: Set<String>

  init(console: Console, inspection: PackageInspection, running: [RunningMeasure]) {
    self.console = console
    self.inspection = inspection
    self.running = running
    let byName = Dictionary(grouping: inspection.cases, by: \.triad.mediator.name)
    ambiguous = Set(byName.filter { $0.value.count > 1 }.keys)
  }

  private static let heads = ["files", "lines", "types", "public", "knows", "free"]
  private static let runningHeads = ["messages", "updates", "cost"]

  /// The tables, with the method below.
  var text: String {
    guard !inspection.cases.isEmpty else { return "" }
    let width = min(max(inspection.cases.map { name(of: $0).displayWidth }.max() ?? 0, 10), 34)
    let header = "  \("".fitted(to: width))  \("".fitted(to: 8))" + row(Self.heads)
    return console.styled("Measures", .heading) + "\n\n" + console.styled(header, .quiet) + "\n"
      + inspection.cases.flatMap { found in
        found.sizes.enumerated().map { index, size in
          let title = index == 0 ? name(of: found) : ""
          let free = size.linesWithoutView.map(String.init) ?? ""
          let cells = [size.files, size.lines, size.types, size.publicNames, size.knownNames]
          return "  \(title.fitted(to: width))  \(size.role.fitted(to: 8))"
            + row(cells.map(String.init) + [free]) + "\n"
        }
      }.joined() + runningText(width) + "\n" + method
  }

  /// The mediator's name, with its module where the name alone is ambiguous.
  private func name(of found: PackageInspection.Case) -> String {
    let name = found.triad.mediator.name
    return ambiguous.contains(name) ? found.triad.name : name
  }

  private func runningText(_ width: Int) -> String {
    let rows = inspection.cases.compactMap { found -> String? in
      guard let measure = running.first(for: found) else { return nil }
      let cells = [
        measure.messagesPerGesture.short, measure.updatesPerGesture.short, measure.cost.text,
      ]
      return "  \(name(of: found).fitted(to: width))  \(runningRow(cells))\n"
    }
    guard !rows.isEmpty else { return "" }
    let header = "  \("a gesture".fitted(to: width))  \(runningRow(Self.runningHeads))"
    return "\n\(console.styled(header, .quiet))\n" + rows.joined()
  }

  private func runningRow(_ cells: [String]) -> String {
    zip(cells, [17, 9, 14]).map { $0.rightFitted(to: $1) }.joined()
  }

  private func row(_ cells: [String]) -> String {
    cells.map { $0.rightFitted(to: 7) }.joined().withoutTrailingBlanks
  }

  private var method: String {
    let text = """
      Lines are those with code on them, comments and blanks left out, from a type's declaration to \
      its last brace; views count with their protocols and delegates. Knows: types of other roles \
      that declarations mention. Free: lines of the mediator that a test can reach without a view: \
      all except members that mention one, and none if every initializer takes one. Messages \
      between view and mediator, and those that update the view, are counted in a trace of the \
      app's demonstration. The cost is the time of a gesture as a multiple of the bare model's: \
      fastest rounds compared, once in each half of the rounds, in release builds only. It varies \
      where the halves differ by more than 20 %. No figure says which pattern is better: few lines \
      can be dense, and a gesture costs nanoseconds.
      """
    return "  \(text.wrapped(to: console.width, indentation: "  "))\n"
  }
}

extension Double {
  /// The number with one decimal.
  fileprivate var short: String { String(format: "%.1f", self) }
}
