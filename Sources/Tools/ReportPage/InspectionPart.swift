import Inspection

/// The part of the page on the package: graphs, architecture rules and measures.
struct InspectionPart {
  private let inspection: PackageInspection
  private let running: [RunningMeasure]

  /// The part on an inspection, with measures of the running code.
  init(inspection: PackageInspection, running: [RunningMeasure]) {
    self.inspection = inspection
    self.running = running
  }

  /// The sections; apps are called by the titles that their mediators' types tell.
  func sections(titles: [String: String]) -> [Section] {
    [
      graphs, ArchitectureSection(inspection: inspection).section,
      MeasureSection(inspection: inspection, running: running, titles: titles).section,
    ]
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
