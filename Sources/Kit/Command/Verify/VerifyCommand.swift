import AppScreens
import TriptychParity
import TriptychTerminal

extension Command {
  /// The verb `verify`: checks that all rules hold in all patterns.
  var verifyVerb: Verb {
    Verb(
      "verify", .any("APP"), summary: "Every rule in every pattern, and random steps.",
      details: """
        Takes steps on new screens, and compares what they show with what the rules say: every \
        scenario; every sequence of steps up to a length; random steps; unusual texts; numbers at their \
        limits; and up to a thousand repetitions. Scenarios and random steps also run under every \
        condition, and must show the same: \
        \(Condition.allCases.dropFirst().map(\.words).joined(separator: ", ")). Prints what is broken, \
        and a line for each app; with --all, a line for each rule and each check. \
        APP is one of \(appNames); default: every app that one of the patterns has.

        With --under, only your own steps are taken: write them after one APP, to reproduce a finding. \
        A long text can be written as in rules, in double quotes: '"input=\\(5000*1,)"'.

        With --isolated, a screen may trap, hang or exit: it breaks only its own rules. Steps that end \
        a process are taken again in a fresh one. If that ends too, the finding has these steps; if \
        not, it is called unstable. This is not a sandbox: files and network stay reachable.
        """,
      options: [
        VerifyOptions.rule, VerifyOptions.under, VerifyOptions.seed, VerifyOptions.gestures,
        VerifyOptions.isolated, SharedOptions.all, VerifyOptions.format,
      ],
      examples: ["verify \(apps.first?.name ?? "") --seed 7 --gestures 5000"], run: verify)
  }

  private func verify(_ arguments: Arguments, _ console: Console) throws -> Bool {
    if let condition = arguments[VerifyOptions.under] {
      return try verify(app(named: arguments.operands.first), under: condition, arguments, console)
    }
    let rule = arguments[VerifyOptions.rule]
    try refuseSteps(arguments)
    let known = try apps(named: arguments.operands, with: rule)
    let written = known.filter { app in patterns.contains(where: app.isWritten) }
    let apps = arguments.operands.isEmpty && !written.isEmpty ? written : known
    var effort = Effort.ofThisBuild
    effort.seed = arguments[VerifyOptions.seed] ?? effort.seed
    effort.gestures = arguments[VerifyOptions.gestures] ?? effort.gestures
    for app in apps {
      guard !app.alphabet.isEmpty else {
        throw UsageError("the alphabet of \(app.name) is empty; give it a gesture to try")
      }
    }
    let runner = try makeRunner(arguments, console, for: apps)
    let reports = Report.all(on: apps, of: patterns, effort: effort, rule: rule, in: runner)
    let isJSON = arguments[VerifyOptions.format] == .json
    // Findings are printed before anything else is tried.
    if !isJSON { try write(reports, on: apps, arguments, console) }
    // A screen that works with a view may take its process along without one.
    let place = runner()
    let trials =
      rule == nil
      ? apps.flatMap { $0.architectureTrials(in: patterns, by: place.fresh ?? place) } : []
    if isJSON {
      try console.writeJSON(Verification(reports, trials))
    } else {
      func again(_ app: String) -> String { line(["verify", app], arguments) }
      try console.write(
        arguments[SharedOptions.all]
          ? trials.paragraphs(on: console, again: again) : trials.faults(on: console, again: again))
      let summary = VerifySummary(
        reports: reports, trials: trials, rule: rule, isBelowTables: arguments[SharedOptions.all],
        appsLeftOut: known.map(\.name).filter { !apps.map(\.name).contains($0) })
      try console.write(summary.text(on: console))
    }
    return reports.allSatisfy(\.isConforming) && !trials.contains(where: \.isBroken)
  }

  private func write(
    _ reports: [Report], on apps: [any AppDefinition], _ arguments: Arguments, _ console: Console
  ) throws {
    for (app, report) in zip(apps, reports) {
      let table = ReportTable(console, app, report) { text(on: $0, in: app, arguments, console) }
      try console.write(arguments[SharedOptions.all] ? "\(table.text)\n" : table.summary)
    }
  }

  /// The apps that the user names, and that have the rule that was selected.
  private func apps(
    named names: [String], with rule: String?
  ) throws -> [any AppDefinition] {
    let named = try apps(named: names)
    guard let rule, !named.isEmpty else {
      guard !named.isEmpty else { throw UsageError("there is no app to verify", try: "--help") }
      return named
    }
    let able = named.filter { $0.ruleNumbers.contains(rule) }
    guard !able.isEmpty else {
      throw UsageError(
        """
        \(named.map(\.name).listed) \(named.count == 1 ? "has" : "have") no rule \
        \(rule.quotedExcerpt); the rules are \(named.flatMap(\.ruleNumbers).uniqued.listed)
        """, try: "rules \(named[0].name)")
    }
    return able
  }

  /// The place where walks are taken: this process, with others where one does not do, or only others.
  func makeRunner(
    _ arguments: Arguments, _ console: Console, for apps: [any AppDefinition]
  ) throws -> @Sendable () -> any Runner {
    let limits = WorkerLimits(pause: Effort.ofThisBuild.gestures > 50_000 ? 2.5 : 0.2)
    let executable = executable
    guard arguments[VerifyOptions.isolated] else {
      let own = console.isOfProcess ? executable : nil
      return {
        InProcess(
          with: own.map { WorkerRunner(executable: $0, limits: limits) },
          pause: limits.pause)
      }
    }
    guard let executable else {
      throw UsageError("--isolated needs the path of this command, which is not known")
    }
    let runner = WorkerRunner(executable: executable, limits: limits)
    if let app = apps.first, let pattern = patterns.first,
      let obstacle = runner.obstacle(to: app, on: pattern)
    {
      throw UsageError("--isolated cannot be used: \(obstacle)")
    }
    return { runner.another }
  }
}
