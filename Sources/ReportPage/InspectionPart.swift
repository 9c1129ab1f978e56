import Inspection

/// The part of the page on the package: graphs, architecture rules, measures, and the cost of changes.
package struct InspectionPart {
  private let inspection: PackageInspection
  private let running: [RunningMeasure]
  private let changes: [ChangeCost]

  /// The part on an inspection, with measures of the running code and the costs of patches.
  package init(inspection: PackageInspection, running: [RunningMeasure], changes: [ChangeCost]) {
    self.inspection = inspection
    self.running = running
    self.changes = changes
  }

  /// The sections; apps are called by the titles that their mediators' types tell.
  func sections(titles: [String: String]) -> [Section] {
    let found = [
      graphs, ArchitectureSection(inspection: inspection).section,
      MeasureSection(inspection: inspection, running: running, titles: titles).section,
    ]
    return changes.isEmpty ? found : found + [ChangeSection(costs: changes).section]
  }

  private var graphs: Section {
    let images = inspection.exemplaryGraphs.map { GraphDiagram([$0]).svg.svgImage }
    return Section(
      "knows", "Who knows whom",
      body: """
        <p class="note">One app in each pattern, from the compiler's facts: which type holds, names or conforms to which.</p>
        <div class="scroll graphs" tabindex="0" role="region" aria-label="Graphs">\(images.joined(separator: "\n"))</div>
        """)
  }
}
