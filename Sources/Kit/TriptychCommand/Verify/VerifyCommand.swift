import AppScreens
import CommandVerbs
import Parity
import TextLayout

extension Command {
  /// The verb `verify`: checks that all rules hold in all patterns, and that no two differ.
  var verifyVerb: Verb {
    Verb(
      "verify", .any("APP"), summary: "Every rule in every pattern, and random gestures.",
      details: """
        Runs every scenario of every rule in every pattern: as written, to its end, beside another \
        screen, replacing the view at each step, answering cancelled requests, and watching what is \
        released. Random steps are taken in these ways too, and on the views themselves, with few \
        looks, with pauses, in another environment, and counting memory: the same must be seen. Then \
        it looks for differences from the specification: in every state, where there are few enough; \
        in every sequence of gestures and events up to a length; in random ones; with invented texts; \
        with numbers at their limits; and after up to a thousand repetitions. Prints what is broken, \
        and a line for each app; with --all, a line for each rule. \
        APP is one of \(appNames); default: all. Several are verified at the same time, each in a \
        process of its own.

        With --isolated, a screen may trap, hang or exit: it breaks only its own rules. What ends a \
        process is run again in a fresh one: what comes twice at the same place is told with its \
        steps, what does not is called unstable. This is not a sandbox: files and network stay \
        reachable.
        """,
      options: [
        VerifyOptions.rule, VerifyOptions.scenario, VerifyOptions.seed, VerifyOptions.gestures,
        VerifyOptions.length, VerifyOptions.isolated, SharedOptions.all, VerifyOptions.format,
      ],
      examples: ["verify \(apps.first?.name ?? "") --seed 7 --gestures 5000"], run: verify)
  }

  private func verify(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let isolation = try isolation(arguments)
    let seed = arguments[VerifyOptions.seed] ?? 1
    let selection = CheckSelection(
      rule: arguments[VerifyOptions.rule], check: arguments[VerifyOptions.scenario])
    let apps = try apps(named: arguments.operands, with: selection)
    guard !apps.isEmpty else { throw UsageError("there is no app to verify", try: "--help") }
    for app in apps {
      guard !app.alphabet.isEmpty else {
        throw UsageError("the alphabet of \(app.name) is empty; give it a gesture to try")
      }
      try refuse(arguments[VerifyOptions.length], for: app)
      if let obstacle = isolation?.obstacle(to: app, in: patterns) {
        throw UsageError("--isolated cannot be used: \(obstacle)")
      }
    }
    let runner: any CheckRunner = isolation ?? inProcess(console)
    let walks = VerifyBudget.walks.seeded(seed)
    func searches(on app: any AppDefinition) -> [Search] {
      guard selection.isAll else { return [] }
      let usual = isolation == nil ? VerifyBudget.gestures : VerifyBudget.gestures / 3
      return app.usualSearches(
        length: arguments[VerifyOptions.length],
        gestures: arguments[VerifyOptions.gestures] ?? usual, seed: seed)
    }
    let isPlain = selection.isAll && isolation == nil
    let orders = apps.map {
      ReportOrder(on: $0, of: patterns, searches: searches(on: $0), walks: walks)
    }
    let processes = isPlain ? processes(for: orders, console) : nil
    let again = AgainLine(invocation, arguments)
    let isJSON = arguments[VerifyOptions.format] == .json
    var reports: [Report] = []
    for app in apps {
      let report: Report
      if let made = processes?.next() {
        report = made.report
        if !made.words.isEmpty { console.writeError(made.words) }
      } else {
        report = Report(
          on: app, of: patterns, searches: searches(on: app), selecting: selection, walks: walks,
          in: runner)
      }
      reports.append(report)
      guard !isJSON else { continue }
      let table = ReportTable(console, app, report, again: again)
      try console.write(arguments[SharedOptions.all] ? table.text : table.summary)
      if !report.tellsDifference { try show(report.difference, again, console) }
      if arguments[SharedOptions.all] { try console.write("\n") }
    }
    let trials = selection.isAll ? apps.flatMap { $0.architectureTrials(in: patterns) } : []
    if isJSON {
      try console.writeJSON(Verification(reports, trials))
    } else {
      let text = ArchitectureTrialText(console, trials)
      try console.write(arguments[SharedOptions.all] ? text.whole : text.faults)
      try console.write(summary(of: reports, trials, selection, console))
    }
    return reports.allSatisfy(\.isConforming) && !trials.contains(where: \.isBroken)
  }

  /// The apps that the user names, and that have any of the selected checks.
  private func apps(
    named names: [String], with selection: CheckSelection
  ) throws -> [any AppDefinition] {
    let named = try apps(named: names)
    guard !selection.isAll, !named.isEmpty else { return named }
    let able = named.filter { app in patterns.contains { app.hasChecks(in: selection, of: $0) } }
    guard !able.isEmpty else {
      throw UsageError(
        """
        no check of \(named.map(\.name).listed) is of that rule and that name; rules are numbered as \
        in \(named.flatMap(\.ruleNumbers).uniqued.listed), and scenarios named as in the finding
        """, try: "rules \(named[0].name)")
    }
    return able
  }

  /// This process, with others for other surroundings if it is one that can serve itself.
  private func inProcess(_ console: Console) -> InProcess {
    InProcess(
      surroundings: console.isOfProcess
        ? executable.map { Isolation(executable: $0, arguments: [Isolation.serveVerb]) } : nil)
  }

  /// Processes in which several reports are made at the same time; nil for one, which is made here.
  private func processes(for orders: [ReportOrder], _ console: Console) -> ReportProcesses? {
    guard orders.count > 1, console.isOfProcess, let executable else { return nil }
    return ReportProcesses(for: orders, by: executable, [Isolation.serveVerb])
  }

  /// The isolation that the user asks for; nil to run in this process.
  private func isolation(_ arguments: Arguments) throws -> Isolation? {
    guard arguments[VerifyOptions.isolated] else { return nil }
    guard let executable else {
      throw UsageError("--isolated needs the path of this command, which is not known")
    }
    return Isolation(executable: executable, arguments: [Isolation.serveVerb])
  }

  /// Throws for a length with too many sequences to run.
  private func refuse(_ length: Int?, for app: any AppDefinition) throws {
    guard let length else { return }
    let limit = 1_000_000_000
    guard let sequences = app.sequences(upTo: length), sequences <= limit else {
      throw UsageError(
        """
        --length \(length) is too long for \(app.name), which has \
        \((app.alphabet.count + app.events.count).counted("step")) to try: that is more than \(limit) sequences
        """)
    }
  }

  /// Shows a difference step by step, after the fewest steps that were found.
  private func show(
    _ difference: Difference?, _ again: AgainLine, _ console: Console
  ) throws {
    guard let difference else { return }
    let (steps, found) = (difference.steps.count, difference.foundAfter)
    let place = steps == 0 ? "at first" : "after \(steps.counted("step"))"
    let history = found > steps ? ", found after \(found)" : ""
    let remark = difference.isCutShort ? "; fewer may suffice" : ""
    let source = difference.mechanism.map { " (\($0))" } ?? ""
    let warning =
      difference.isRepeatable
      ? ""
      : "\n  the same steps do not show it again: what is shown depends on more, which breaks S2"
    let heading = "\(difference.verdict) \(place)\(history)\(remark)\(source):"
    let line = "    $ \(again.text(difference.again))".wrappedCommand(to: console.width)
    try console.write("\n  \(console.styled(heading, .bad))\(warning)\n\(line)\n")
    if let widgets = difference.moments.first?.displays.first {
      let table = SideBySideTable(
        console, patterns: difference.shown.map(\.pattern), widgets: widgets,
        longestStep: difference.steps.map { $0.visible(upTo: 40).displayWidth }.max() ?? 0)
      try console.write("\(table.header)\n")
      let rows = difference.moments.shortened {
        table.rows(after: $0.step, widgets: $0.displays)
      } leavingOut: {
        "    … \($0.counted("step")) more …"
      }
      for row in rows { try console.write("\(row)\n") }
    }
    let contrast = self.verdict(difference, after: difference.steps.count, of: [], console)
    try console.write("\n\(contrast)\n")
  }
}

extension Report {
  /// True if the findings tell the difference already, by the rule that it breaks.
  fileprivate var tellsDifference: Bool {
    progress.contains { progress in
      difference?.broken.contains {
        progress.pattern == $0.pattern && progress.finding?.rule == $0.rule
          && progress.finding?.steps == difference?.steps
      } ?? false
    }
  }
}

/// The output of `verify --format json`.
private struct Verification: Encodable {
  let reports: [Report]
  let architecture: [ArchitectureTrialResult]
  let conforming: Bool

  init(_ reports: [Report], _ architecture: [ArchitectureTrialResult]) {
    self.reports = reports
    self.architecture = architecture
    conforming =
      reports.allSatisfy(\.isConforming) && !architecture.contains(where: \.isBroken)
  }
}
