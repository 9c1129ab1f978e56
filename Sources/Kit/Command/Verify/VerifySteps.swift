import AppScreens
import TriptychParity
import TriptychTerminal

extension Command {
  /// Takes the steps that the user gives, under a condition, in every pattern.
  func verify<Subject: AppDefinition>(
    _ app: Subject, under condition: Condition, _ arguments: Arguments, _ console: Console
  ) throws -> Bool {
    let first = app.demonstration.first?.shellQuoted ?? ""
    let steps = try steps(
      for: app, arguments,
      example: "verify \(app.name) --under \(condition.rawValue) \(first)")
    let runner = try makeRunner(arguments, console, for: [app])()
    var isRight = true
    for pattern in patterns where app.isWritten(in: pattern) {
      let outcome = app.outcome(
        of: steps, under: condition, seed: arguments[VerifyOptions.seed] ?? 1,
        deciding: arguments[VerifyOptions.rule], on: pattern, in: runner)
      switch outcome {
      case .right: try console.write("  \(pattern.name): as it must be\n")
      case .notRun(let reason): try console.write("  \(pattern.name): not run: \(reason)\n")
      case .wrong(let finding):
        try console.write("\(text(on: finding, in: app, arguments, console))\n")
      }
      if case .right = outcome {} else { isRight = false }
    }
    return isRight
  }

  /// Throws where steps follow an app, without a condition.
  func refuseSteps(_ arguments: Arguments) throws {
    let names = apps.map(\.name)
    guard let app = arguments.operands.first, names.contains(app),
      let step = arguments.operands.dropFirst().first(where: { !names.contains($0) })
    else { return }
    throw UsageError(
      "\(step.quotedExcerpt) is not an app; steps of your own are taken under a condition",
      try: "verify \(app) --under plain \(step.shellQuoted)")
  }
}
