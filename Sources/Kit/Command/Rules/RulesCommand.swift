import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

extension Command {
  private static let origin = """
    The posts that some rules mention are study notes, mostly in Korean, with small screens like \
    these: isGeekCode's TIL on GitHub (token calculator and colour selector), yurrrri's \
    iOS_Architecture_Pattern on GitHub (music search in MVP), and two without an author's name \
    (a calculator in MVC and MVVM, an address form in MVC).
    """

  /// The verb `rules`: what the apps do, rule by rule.
  var rulesVerb: Verb {
    Verb(
      "rules", .any("APP"), summary: "What the apps do, rule by rule.",
      details: """
        Prints the rules by number, each with its reason, if it needs one. APP is one of \
        \(appNames); default: all.
        """,
      examples: ["rules \(apps.last?.name ?? "")"], run: rules)
  }

  private func rules(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let chapters = RuleChapter.chapters(of: try apps(named: arguments.operands))
    for chapter in chapters { try console.write(chapter.text(on: console)) }
    try console.write("\(Self.origin.wrapped(to: console.width, indentation: ""))\n")
    return true
  }
}

/// The rules under one heading.
private struct RuleChapter {
  private let title: String
  private let rules: [(number: String, statement: String, why: String?)]

  /// A chapter for the rules that several apps share, and one for each app.
  static func chapters(of apps: [any AppDefinition]) -> [RuleChapter] {
    let all = apps.map { RuleChapter($0) }
    guard all.count > 1 else { return all }
    // One on text fields is shared by those apps that have any.
    let count = Dictionary(all.flatMap(\.rules).map { ($0.number, 1) }, uniquingKeysWith: +)
    let rules = all.flatMap(\.rules).filter { count[$0.number] ?? 0 > 1 }
    let common = rules.map(\.number).uniqued
    let shared = RuleChapter(
      "Every screen", common.compactMap { number in rules.first { $0.number == number } })
    return [shared]
      + all.map { chapter in
        RuleChapter(chapter.title, chapter.rules.filter { !common.contains($0.number) })
      }
  }

  private init(_ app: some AppDefinition) {
    self.init(app.title, app.rules.map { ($0.number, $0.statement, $0.why) })
  }

  private init(_ title: String, _ rules: [(number: String, statement: String, why: String?)]) {
    self.title = title
    self.rules = rules
  }

  /// The chapter for a terminal.
  func text(on console: Console) -> String {
    let indentation = "        "
    let paragraphs = rules.map { rule in
      let statement = rule.statement.wrapped(to: console.width, indentation: indentation)
      let why = rule.why.map { "Why: \($0)".wrapped(to: console.width, indentation: indentation) }
      return "  \(rule.number.fitted(to: 4))  \(statement)\n"
        + (why.map { "\(indentation)\(console.styled($0, .quiet))\n" } ?? "")
    }
    return "\(console.styled(title, .heading))\n\(paragraphs.joined())\n"
  }
}
