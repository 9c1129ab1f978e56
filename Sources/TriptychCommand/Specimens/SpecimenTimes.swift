import Parity
import TextLayout

extension Command {
  /// Shows for every specimen, or for those named, how long it takes until something is found.
  func detectSpecimens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let named = try specimens(named: arguments.operands)
    let isolation = try galleryIsolation()
    let isJSON = arguments[SharedOptions.json]
    var detections: [SpecimenDetection] = []
    for specimen in named {
      let (app, reference) = try correct(beside: specimen, in: isolation)
      let detection = app.detect(
        specimen, reference: reference, within: SpecimenTimes.limit, in: isolation)
      if !isJSON {
        let line = SpecimenTimes.line(detection)
        try console.write((detection.mechanism == nil ? console.styled(line, .bad) : line) + "\n")
      }
      detections.append(detection)
    }
    if isJSON {
      try console.writeJSON(detections)
    } else {
      try console.write("\n\(SpecimenTimes(detections: detections).table(on: console))\n")
    }
    return detections.allSatisfy { $0.mechanism != nil }
  }
}

/// The times until specimens are found, counted.
struct SpecimenTimes {
  /// The seconds that are given to each specimen.
  static let limit = 60

  /// The seconds at which is counted what has been found by then.
  private static let budgets = [1, 10, 60]

  let detections: [SpecimenDetection]

  /// Such as `left-to-right  FF6  scenarios  FF6  0.2 s`.
  static func line(_ detection: SpecimenDetection) -> String {
    let columns = [
      detection.name.fitted(to: 33), detection.rule.fitted(to: 4),
      (detection.mechanism?.rawValue ?? "NONE").fitted(to: 10),
      (detection.told ?? "–").fitted(to: 6), seconds(detection.seconds).rightFitted(to: 8),
    ]
    return "  \(columns.joined(separator: "  "))"
  }

  /// A row for each mechanism that found something first, and one for all.
  func table(on console: Console) -> String {
    let found = detections.filter { $0.mechanism != nil }
    let rows = SpecimenReport.Mechanism.allCases.compactMap { mechanism in
      let own = found.filter { $0.mechanism == mechanism }
      return own.isEmpty ? nil : row(mechanism.words, own)
    }
    let header = Self.budgets.map { "\($0) s".rightFitted(to: 6) }
    let verdict =
      "\(found.count) of \(detections.count.counted("specimen")) found within \(Self.limit) s"
    return
      ([
        console.styled("Found first by, within", .heading),
        console.styled("  \("".fitted(to: 45))\(header.joined())", .quiet),
      ] + rows + [
        row("any", found), "",
        console.styled(verdict, found.count == detections.count ? .good : .bad),
      ]).joined(separator: "\n")
  }

  private func row(_ name: String, _ detections: [SpecimenDetection]) -> String {
    let counts = Self.budgets.map { budget in
      String(detections.count { $0.seconds <= Double(budget) }).rightFitted(to: 6)
    }
    return "  \(name.fitted(to: 45))\(counts.joined())"
  }

  private static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
