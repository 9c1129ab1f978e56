import Inspection
import Parity
import TextLayout

/// The mistakes in a rubric that its form does not show: names that nothing has, and needs in a circle.
struct RubricCheck {
  let rubric: Rubric
  let apps: [any AppDefinition]

  /// The line of the list of items.
  let line: Int

  var mistakes: [RubricMistake] {
    (rubric.items.isEmpty ? [mistake(line, "there are no items", "write at least one")] : [])
      + names + rubric.items.flatMap { rules(of: $0) + needs(of: $0) } + totals
  }

  private func mistake(_ line: Int, _ wrong: String, _ right: String) -> RubricMistake {
    RubricMistake(line: line, wrong: wrong, right: right)
  }

  private var totals: [RubricMistake] {
    guard !rubric.items.isEmpty, rubric.points == 0 else { return [] }
    return [mistake(line, "no item has points", "give at least one of them some")]
  }

  private var names: [RubricMistake] {
    var seen: [String: Int] = [:]
    return rubric.items.compactMap { item in
      if item.id.isEmpty { return mistake(item.line, "an item has no id", "write \"id\": \"MS1\"") }
      guard let first = seen.updateValue(item.line, forKey: item.id) else { return nil }
      return mistake(
        item.line, "two items are called \(item.id.quotedExcerpt), the other on line \(first)",
        "give each a name of its own, and the number as \"rule\"")
    }
  }

  private func rules(of item: RubricItem) -> [RubricMistake] {
    var mistakes: [RubricMistake] = []
    if let app = item.app, !rubric.apps.contains(app) {
      mistakes.append(
        mistake(
          item.line, "item \(item.id.quotedExcerpt) is of the app \(app.quotedExcerpt)",
          "the apps of this rubric are \(rubric.apps.listed)"))
    }
    switch item.kind {
    case .rule:
      let known = apps.filter { rubric.apps.contains($0.name) }.flatMap(\.ruleNumbers).uniqued
      if !known.contains(item.ruleNumber), !known.isEmpty {
        mistakes.append(
          mistake(
            item.line, "there is no rule \(item.ruleNumber.quotedExcerpt) in these apps",
            "the rules are \(known.listed)"))
      }
    case .architecture:
      let known = ArchitectureRule.all.filter { rule in
        rubric.pattern.map(rule.patterns.contains) ?? rule.isCommon
      }.map(\.number)
      if !known.contains(item.ruleNumber) {
        mistakes.append(
          mistake(
            item.line,
            "\(item.ruleNumber.quotedExcerpt) is no rule of \(rubric.pattern?.rawValue ?? "every pattern")",
            "the rules are \(known.listed)"))
      }
    case .random, .specimens: break
    }
    return mistakes
  }

  private func needs(of item: RubricItem) -> [RubricMistake] {
    let ids = rubric.items.map(\.id)
    let unknown = item.needs.filter { !ids.contains($0) }.map { name in
      mistake(
        item.line, "item \(item.id.quotedExcerpt) needs \(name.quotedExcerpt), which is no item",
        "the items are \(ids.listed)")
    }
    guard isInCircle(item) else { return unknown }
    return unknown + [
      mistake(
        item.line, "item \(item.id.quotedExcerpt) needs itself, by way of \(item.needs.listed)",
        "leave one of these needs out")
    ]
  }

  private func isInCircle(_ item: RubricItem) -> Bool {
    var rest = item.needs
    var seen: Set<String> = []
    while let id = rest.popLast() {
      if id == item.id { return true }
      guard seen.insert(id).inserted else { continue }
      rest += rubric.items.first { $0.id == id }?.needs ?? []
    }
    return false
  }
}

extension Rubric {
  /// Reads a rubric.
  ///
  /// - Parameters:
  ///   - text: The text of its file.
  ///   - apps: The apps that there are.
  /// - Throws: All its mistakes.
  package init(_ text: String, apps: [any AppDefinition]) throws(RubricMistakes) {
    let value: LocatedJSON
    do throws(RubricMistake) {
      value = try LocatedJSON.read(text)
    } catch {
      throw RubricMistakes(all: [error])
    }
    var reader = RubricReader(apps: apps)
    self = reader.rubric(value)
    guard reader.mistakes.isEmpty else {
      throw RubricMistakes(all: reader.mistakes.uniqued.sorted { $0.line < $1.line })
    }
  }
}
