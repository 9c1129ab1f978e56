import AppScreens

/// Reads the steps of a scenario, and what each of them shows.
struct ScenarioReader<Gesture: ScreenGesture> {
  private let name: String
  private let line: Int

  /// The widgets of a new screen.
  private let initial: [Widget]

  /// The texts that others insert by their names.
  private let texts: [String: String]

  private var entries: [Entry] = []

  private struct Entry {
    let step: Step<Gesture>
    let line: Int
    var texts: [(widget: Int, text: String)] = []
  }

  /// A reader of the scenario that begins on a line of a file.
  init(_ name: String, _ line: Int, in file: RuleFile<Gesture, some ScreenDisplay>) {
    (self.name, self.line) = (name, line)
    (initial, texts) = (file.initial, file.texts)
  }

  /// Reads a line of steps, and what they show.
  mutating func read(_ text: String, _ number: Int) throws(NotationFailure) {
    var line = RuleLine(text)
    let start = entries.count
    repeat {
      line.skipBlanks()
      let notation = try line.text(upTo: ["; ", "  "]).withoutEscapes { texts[$0] }
      if let (times, count) = notation.repetition {
        try go(times, over: count)
      } else {
        entries += try steps(notation).map { Entry(step: $0, line: number) }
      }
    } while line.skip("; ")
    guard entries.count <= 10_000 else {
      throw NotationFailure("there are too many steps", "write at most 10000")
    }
    if line.isAtEnd { return }
    let displays = try line.displays(of: initial, forSteps: entries.count - start)
    for (index, texts) in displays.reversed().enumerated() {
      entries[entries.count - 1 - index].texts = texts
    }
  }

  /// Reads steps; where what they show is not set apart by two spaces, it says so.
  private func steps(_ notation: String) throws(NotationFailure) -> [Step<Gesture>] {
    do throws(NotationFailure) {
      return try Step.read(notation)
    } catch {
      let marks = initial.map { " \($0.name): " } + [" | "]
      let isMarked = marks.contains(where: notation.contains)
      guard isMarked || !notation.isSentence else {
        throw NotationFailure(
          of: notation, "is not a step", remedy: "a rule begins with its number, such as A1")
      }
      let first = String(notation.prefix { $0 != " " })
      guard isMarked || first != notation && (try? Step<Gesture>.read(first)) != nil else {
        throw error
      }
      throw NotationFailure(
        of: notation, "has no two spaces between a step and what it shows",
        remedy: "write two or more spaces after the step")
    }
  }

  /// Reads more of what the last step shows.
  mutating func goOn(_ text: String) throws(NotationFailure) {
    guard !entries.isEmpty else {
      throw NotationFailure(
        "\(text.inQuotes) is indented, but there is no step above it",
        "write a step without spaces before it")
    }
    var line = RuleLine(text)
    entries[entries.count - 1].texts += try line.displays(of: initial, forSteps: 1)[0]
  }

  private mutating func go(_ times: Int, over count: Int) throws(NotationFailure) {
    guard count <= entries.count, times <= 10_000 / count else {
      throw NotationFailure(
        "repeat=\(times),\(count) cannot repeat \(entries.count.counted("step"))",
        "write repeat=TIMES,STEPS with at most the steps above it, and 10000 together")
    }
    let repeated = entries.suffix(count)
    for _ in 1..<times { entries += repeated }
  }

  /// The scenario, with all that is seen after each step; a mistake is one of the file.
  func scenario(ofFile file: String) throws(RuleTextFailure) -> Scenario<Gesture> {
    var scenario = Scenario<Gesture>(name: name, line: line, initial: initial)
    var widgets = initial
    for entry in entries {
      let notation = entry.step.notation
      let before = widgets
      do throws(NotationFailure) {
        widgets = try before.edited(by: notation).showing(entry.texts) { name in
          let widget = before.first { $0.name == name }
          return name == "step" ? notation : widget?.text ?? texts[name]
        }
      } catch {
        throw RuleTextFailure(file: file, line: entry.line, mistake: error)
      }
      scenario.moments.append(.init(step: entry.step, widgets: widgets, line: entry.line))
    }
    return scenario
  }
}

extension [Widget] {
  /// The widgets with the text that a step of the form `NAME=TEXT` puts into one of them.
  fileprivate func edited(by notation: String) -> [Widget] {
    let scalars = notation.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return self }
    let name = String(scalars[..<equals])
    guard let index = firstIndex(where: { $0.name == name }) else { return self }
    var widgets = self
    widgets[index] = Widget(name, shows: String(scalars[scalars.index(after: equals)...]))
    return widgets
  }

  /// The widgets after a step that shows something, with other texts inserted by their names.
  func showing(
    _ texts: [(widget: Int, text: String)], inserting names: (String) -> String?
  ) throws(NotationFailure) -> [Widget] {
    var widgets = self
    for (index, text) in texts {
      widgets[index] = Widget(self[index].name, shows: try text.withoutEscapes(names))
    }
    return widgets
  }
}

extension String {
  /// Indicates whether the text reads like the statement of a rule, and not like a step.
  fileprivate var isSentence: Bool {
    // Up to a semicolon, it has no full stop.
    !contains("=") && split(separator: " ").count > (hasSuffix(".") ? 2 : 5)
  }
}
