import CommandVerbs
import Inspection
import TextLayout

/// The measures of each triad, role by role, and the method of counting.
struct MeasureTable {
  let console: Console
  let inspection: PackageInspection

  /// The mediators' names that several modules have.
  private let ambiguous: Set<String>

  init(console: Console, inspection: PackageInspection) {
    self.console = console
    self.inspection = inspection
    let byName = Dictionary(grouping: inspection.cases, by: \.triad.mediator.name)
    ambiguous = Set(byName.filter { $0.value.count > 1 }.keys)
  }

  private static let heads = ["files", "lines", "types", "public", "knows", "free"]

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
      }.joined() + "\n" + method
  }

  /// The mediator's name, with its module where the name alone is ambiguous.
  private func name(of found: PackageInspection.Case) -> String {
    let name = found.triad.mediator.name
    return ambiguous.contains(name) ? found.triad.name : name
  }

  private func row(_ cells: [String]) -> String {
    cells.map { $0.rightFitted(to: 7) }.joined().withoutTrailingBlanks
  }

  private var method: String {
    let text = """
      Lines are those with code on them, comments and blanks left out, from a type's declaration to \
      its last brace; views count with their protocols and delegates. Knows: types of other roles \
      that declarations mention. Free: lines of the mediator that a test can reach without a view: \
      all except members that mention one, and none if every initializer takes one. No \
      figure says which pattern is better: few lines can be dense.
      """
    return "  \(text.wrapped(to: console.width, indentation: "  "))\n"
  }
}
