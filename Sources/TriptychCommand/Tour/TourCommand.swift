import AppScreens
import Parity
import TextLayout

extension Command {
  /// The verb `tour`, the default: every app's demonstration, and what to try next.
  var tourVerb: Verb {
    Verb(
      "tour", summary: "Each app in each pattern, side by side; the default.",
      notesSteps: true, examples: ["tour"]
    ) { _, console in try tour(console) }
  }

  private func tour(_ console: Console) throws -> Bool {
    try console.write(
      """
      The same apps, written once in each pattern: \(patterns.map(\.name).joined(separator: ", ")).
      Each column is a separate screen; all of them take the same steps.

      """)
    var areIdentical = true
    for app in apps {
      areIdentical = try demonstrate(app, console) && areIdentical
    }
    try console.write(
      """

      \(console.styled("Try next", .heading))
        \(invocation) \(apps.map(demonstration).min { $0.count < $1.count } ?? "--help")
        \(invocation) verify          every rule, in every pattern
        \(invocation) rules           what the apps do, rule by rule
        \(invocation) --help          everything else

      """)
    return areIdentical
  }

  private func demonstrate<Subject: AppDefinition>(_ app: Subject, _ console: Console) throws
    -> Bool
  {
    let steps = try app.demonstrationSteps()
    try console.write(
      """

      \(console.styled(app.title, .heading))
      \(console.styled("$ \(invocation) \(demonstration(of: app))".wrappedCommand(to: console.width), .quiet))

      """)
    return try writeTable(Comparison(app: app, steps: steps, patterns: patterns), console)
  }
}
