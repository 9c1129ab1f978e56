import Inspection

/// What inspecting the package adds to the page: graphs, architecture rules, measures, and what changes cost.
package struct InspectionPart {
  private let inspection: PackageInspection
  private let running: [RunningMeasure]
  private let changes: [ChangeCost]

  /// What was found of a package, measured in running it, and counted in its patches.
  package init(inspection: PackageInspection, running: [RunningMeasure], changes: [ChangeCost]) {
    self.inspection = inspection
    self.running = running
    self.changes = changes
  }

  var sections: [Section] {
    let found = [
      graphs, ArchitectureSection(inspection: inspection).section,
      MeasureSection(inspection: inspection, running: running).section,
    ]
    return changes.isEmpty ? found : found + [ChangeSection(costs: changes).section]
  }

  private var graphs: Section {
    let images = inspection.exemplaryGraphs.map { GraphDiagram([$0]).svg.svgImage }
    return Section(
      "knows", "Who knows whom",
      body: """
        <p class="note">One app in each pattern, as the compiler has it: who holds, names or conforms to what.</p>
        <div class="scroll" tabindex="0">\(images.joined(separator: "\n"))</div>
        """)
  }
}
