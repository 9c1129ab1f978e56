import AppScreens
import Parity
import TextLayout

extension Command {
  /// Shows for every right screen, or for those named, that it is clean, or the false alarm.
  func examineRightScreens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let named = try rightScreens(named: arguments.operands)
    let isolation = try galleryIsolation()
    let isTable = arguments.operands.isEmpty && !arguments[SharedOptions.json]
    var reports: [RightScreenReport] = []
    let works = try named.map { screen in
      let (app, reference) = try correct(beside: screen, in: isolation)
      return { @Sendable (isolation: Isolation) in
        app.examine(screen, beside: reference, in: isolation)
      }
    }
    try runGallery(works) { report in
      if isTable { try console.write(row(report, after: reports.last, console)) }
      reports.append(report)
    }
    let clean = reports.count(where: \.isClean)
    if arguments[SharedOptions.json] {
      try console.writeJSON(RightGallery(rightScreens: reports, clean: clean))
    } else if isTable {
      let verdict = "\(clean) of \(reports.count.counted("right screen")) clean"
      try console.write("\n\(console.styled(verdict, clean == reports.count ? .good : .bad))\n")
      for report in reports where !report.isClean {
        try console.write("\n\(text(report, console))")
      }
    } else {
      try console.write(reports.map { text($0, console) }.joined(separator: "\n"))
    }
    return clean == reports.count
  }

  private func rightScreens(named names: [String]) throws -> [RightScreen] {
    guard !rightScreens.isEmpty else {
      throw UsageError("\(name) has no right screens", try: "verify")
    }
    guard !names.isEmpty else { return rightScreens }
    return try names.map { name in
      guard let screen = rightScreens.first(where: { $0.name == name }) else {
        throw UsageError(
          "there is no right screen \(name.quotedExcerpt); --right without a name lists them",
          try: "specimens --right")
      }
      return screen
    }
  }

  /// The app of a right screen, and a pattern beside it, when both can be run.
  private func correct(
    beside screen: RightScreen, in isolation: Isolation
  ) throws -> (app: any AppDefinition, reference: Pattern) {
    let app = try app(named: screen.app)
    guard app.isWritten(in: screen.pattern) else {
      throw UsageError("\(screen.name) makes no screen for \(app.name)")
    }
    let reference = try reference(for: screen.name, of: app)
    try check(isolation, of: app, in: [reference, screen.pattern])
    return (app, reference)
  }

  /// The line on a screen, under a heading where the app changes.
  private func row(
    _ report: RightScreenReport, after previous: RightScreenReport?, _ console: Console
  ) -> String {
    let heading =
      previous?.app == report.app
      ? "" : "\(previous == nil ? "" : "\n")\(console.styled(report.app, .heading))\n"
    let line = "  \(report.name.fitted(to: 33))  \(report.verdict)"
    return "\(heading)\(report.isClean ? line : console.styled(line, .bad))\n"
  }

  /// The full text on one screen.
  private func text(_ report: RightScreenReport, _ console: Console) -> String {
    let technique = "  " + report.technique.wrapped(to: console.width, indentation: "  ")
    let statements = apps.first { $0.name == report.app }?.statements
    let finding = report.finding.map {
      DetailedFinding(
        console, $0, statement: statements?[$0.rule],
        again: "\(invocation) specimens --right \(report.name)"
      ).text
    }
    let remarks = report.remarks.map { "  " + $0.wrapped(to: console.width, indentation: "  ") }
    let verdict = "  \(console.styled(report.verdict, report.isClean ? .good : .bad))"
    return """
      \(console.styled("\(report.name): \(report.app), right", .heading))
      \(technique)

      \(([verdict, finding] + remarks).compactMap(\.self).joined(separator: "\n\n"))

      """
  }
}

extension RightScreenReport {
  /// The verdict in a few words.
  fileprivate var verdict: String {
    if isClean {
      "clean"
    } else if !broken.isEmpty {
      "FALSE ALARM: \(broken.listed)"
    } else {
      difference == nil ? "NOT RUN to the end" : "FALSE ALARM: a difference"
    }
  }
}

/// The output of `specimens --right --json`.
private struct RightGallery: Encodable {
  let rightScreens: [RightScreenReport]
  let clean: Int
}
