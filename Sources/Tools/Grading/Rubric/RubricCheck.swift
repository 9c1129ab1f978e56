import Foundation
import TriptychInspection
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// The mistakes in a rubric: what cannot be read, names that nothing has, and numbers out of range.
///
/// What could follow from a mistake is not reported with it.
struct RubricCheck {
  private let rubric: Rubric
  private let apps: [String]
  private let lines: JSONLines
  private let rules: [String]
  private let architectureRules: [String]

  /// The paths of all that could not be read.
  private let unread: Set<String>

  /// A check of a rubric; the lines are those of its text.
  init(_ rubric: Rubric, apps: [any AppDefinition], lines: JSONLines) {
    self.rubric = rubric
    self.apps = apps.map(\.name)
    self.lines = lines
    rules = apps.filter { rubric.apps.contains($0.name) }.flatMap(\.ruleNumbers).uniqued
    architectureRules = ArchitectureRule.all.filter { rule in
      rubric.pattern.map(rule.patterns.contains) ?? rule.isCommon
    }.map(\.number)
    unread = Set(rubric.faults.map(\.path))
  }

  var mistakes: [RubricMistake] {
    let total =
      rubric.items.contains { $0.points > 0 } || !unread.isEmpty
      ? [] : [mistake("items", "no item has points", "give at least one item some")]
    let ofItems = names + rubric.items.indices.flatMap(ruleNames) + needs
    return (rubric.faults.map(lines.mistake) + members + numbers + appNames + ofItems + total)
      .uniqued.sorted { $0.line ?? 0 < $1.line ?? 0 }
  }

  private func isRead(_ path: String) -> Bool {
    !unread.contains { $0 == path || $0.hasPrefix("\(path).") }
  }

  private func mistake(_ path: String, _ wrong: String, _ right: String) -> RubricMistake {
    RubricMistake(line: lines[path], text: "\(wrong); \(right)")
  }

  private func mistake(_ item: Int, _ wrong: String, _ right: String) -> RubricMistake {
    let name = "item \(rubric.items[item].id.quotedExcerpt)"
    return mistake("items.\(item)", "\(name) \(wrong)", right)
  }

  /// The members that nothing reads.
  private var members: [RubricMistake] {
    lines.paths.compactMap { path in
      var owners = path.split(separator: ".").map(String.init)
      guard let name = owners.popLast(), Int(name) == nil else { return nil }
      let (owner, known): (String, [String])
      switch owners.first {
      case nil:
        known = ["schema", "apps", "pattern", "allow", "limits", "items"]
        owner = "the rubric"
      case "allow": (owner, known) = ("allow", ["modules", "symbols"])
      case "limits": (owner, known) = ("limits", ["build", "step", "total", "memory"])
      case _:
        guard let index = owners.last.flatMap({ Int($0) }), rubric.items.indices.contains(index),
          isRead("items.\(index).kind")
        else { return nil }
        let kind = rubric.items[index].kind
        (owner, known) = ("an item of kind \(kind.rawValue)", kind.members)
      }
      guard !known.contains(name) else { return nil }
      return mistake(path, "\(owner) has \(name.quotedExcerpt)", "it can have \(known.listed)")
    }
  }

  /// The numbers that are out of range.
  private var numbers: [RubricMistake] {
    let limits = rubric.limits
    var all: [(path: String, number: Double, range: ClosedRange<Double>)] = [
      ("limits.build", limits.build, 1...86_400), ("limits.step", limits.step, 0.1...600),
      ("limits.total", limits.total, 1...86_400),
      ("limits.memory", Double(limits.memory), 64...65_536),
    ]
    for (index, item) in rubric.items.enumerated() {
      all += [
        ("items.\(index).points", item.points, 0...10_000),
        ("items.\(index).task", Double(item.task ?? 1), 1...1_000),
        ("items.\(index).gestures", Double(item.gestures), 1...10_000_000),
      ]
    }
    return all.filter { !$0.range.contains($0.number) }.map { path, number, range in
      let name = path.split(separator: ".").last ?? ""
      let right = "write a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
      return mistake(path, "\(name) is \(number.plain)", right)
    }
  }

  private var appNames: [RubricMistake] {
    guard isRead("apps") else { return [] }
    guard !rubric.apps.isEmpty else {
      return [mistake("apps", "there are no apps", "the apps are \(apps.listed)")]
    }
    return rubric.apps.filter { !apps.contains($0) }.map { name in
      mistake("apps", "there is no app \(name.quotedExcerpt)", "the apps are \(apps.listed)")
    }
  }

  private var names: [RubricMistake] {
    var seen: Set<String> = []
    let named = rubric.items.indices.filter { !rubric.items[$0].id.isEmpty }
    return named.filter { !seen.insert(rubric.items[$0].id).inserted }.map {
      mistake($0, "appears twice", "give each a name of its own, and the number as \"rule\"")
    }
  }

  private func ruleNames(of index: Int) -> [RubricMistake] {
    let item = rubric.items[index]
    guard item.faults.isEmpty, isRead("apps") else { return [] }
    if let app = item.app, !rubric.apps.contains(app) {
      let right = "the apps of this rubric are \(rubric.apps.listed)"
      return [mistake(index, "is of the app \(app.quotedExcerpt)", right)]
    }
    let known: [String]
    switch item.kind {
    case .rule: known = rules
    case .architecture: known = isRead("pattern") ? architectureRules : []
    case .random, .faultyScreens: return []
    }
    guard !known.isEmpty, !known.contains(item.ruleNumber) else { return [] }
    let wrong = "has the rule \(item.ruleNumber.quotedExcerpt), which is not one of this rubric"
    return [mistake(index, wrong, "the rules are \(known.listed)")]
  }

  private var needs: [RubricMistake] {
    var before: Set<String> = []
    guard !rubric.items.contains(where: \.id.isEmpty) else { return [] }
    return rubric.items.indices.flatMap { index in
      defer { before.insert(rubric.items[index].id) }
      return rubric.items[index].needs.filter { !before.contains($0) }.map { name in
        mistake(index, "needs \(name.quotedExcerpt)", "name items that come before it")
      }
    }
  }
}

extension Rubric {
  /// Reads a rubric from a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - apps: The apps that there are.
  /// - Throws: Its mistakes, as ``RubricMistakes``, or a `UsageError` for a file that cannot be read.
  package init(path: String, apps: [any AppDefinition]) throws {
    try self.init(InputFile(path: path).contents(), at: path, apps: apps)
  }

  /// Reads a rubric.
  ///
  /// - Parameters:
  ///   - data: The bytes of its file.
  ///   - path: The path of the file.
  ///   - apps: The apps that there are.
  /// - Throws: All its mistakes, or where it is no JSON, or of another form, that alone.
  init(_ data: Data, at path: String, apps: [any AppDefinition]) throws(RubricMistakes) {
    let text: String
    do { text = try String(ofFile: data) } catch {
      throw RubricMistakes(path: path, all: [RubricMistake(line: nil, text: "\(error)")])
    }
    let data = Data(text.utf8)
    if let fault = JSONFault(in: data) {
      throw RubricMistakes(path: path, all: [RubricMistake(line: fault.line, text: fault.text)])
    }
    let lines = JSONLines(of: text)
    let repeated = lines.repeated
    guard repeated.isEmpty else { throw RubricMistakes(path: path, all: repeated) }
    do {
      self = try JSONDecoder().decode(Rubric.self, from: data)
    } catch {
      throw RubricMistakes(path: path, all: [lines.mistake(of: error)])
    }
    let mistakes = RubricCheck(self, apps: apps, lines: lines).mistakes
    guard mistakes.isEmpty else { throw RubricMistakes(path: path, all: mistakes) }
  }
}
