import AppScreens

/// Reads a file of rules line by line.
struct RuleReader<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private(set) var file: RuleFile<Gesture, Display>
  private var number = 0
  private var lastText: String?
  private var rule: Int?
  private var scenario: ScenarioReader<Gesture>?

  init(file: RuleFile<Gesture, Display>) {
    self.file = file
  }

  /// Takes one line in.
  mutating func read(_ line: String, _ number: Int) throws(RuleTextFailure) {
    let isIndented = line.hasPrefix(" ")
    let line = line.trimmed
    let ruleNumber = isIndented ? nil : line.ruleNumber
    if line.isEmpty || line.hasPrefix("//") { return }
    if line.hasPrefix("#") || ruleNumber != nil { try finishScenario() }
    self.number = number
    do throws(NotationFailure) {
      if line.unicodeScalars.contains("\t") {
        throw NotationFailure("there is a tab", #"write spaces, and \t where a text has a tab"#)
      } else if isIndented {
        try goOn(line)
      } else if line.hasPrefix("#") {
        try beginScenario(String(line.dropFirst()).trimmed)
      } else if let ruleNumber {
        try beginRule(ruleNumber, String(line.dropFirst(ruleNumber.count)).trimmed)
      } else if line.hasPrefix("at first ") || line.hasPrefix("let ") {
        try readBeginning(line)
      } else {
        guard scenario != nil else {
          throw NotationFailure(
            "\(line.inQuotes) is outside any scenario",
            "a rule begins with a number such as A1, a scenario with #; steps go below it")
        }
        try scenario?.read(line, number)
      }
    } catch {
      throw RuleTextFailure(file: file.name, line: number, mistake: error)
    }
  }

  /// Adds the scenario that is being read to its rule.
  mutating func finishScenario() throws(RuleTextFailure) {
    guard let rule, let reader = scenario else { return }
    let finished = try reader.scenario(ofFile: file.name)
    guard !finished.moments.isEmpty || finished.name == Scenario<Gesture>.nameWithoutSteps else {
      throw RuleTextFailure(
        file: file.name, line: finished.line,
        mistake: NotationFailure(
          "the scenario \(finished.name.inQuotes) has no step",
          "write steps below it; only # \(Scenario<Gesture>.nameWithoutSteps) has none"))
    }
    file.rules[rule].scenarios.append(finished)
    scenario = nil
  }

  private mutating func readBeginning(_ text: String) throws(NotationFailure) {
    guard rule == nil else {
      throw NotationFailure(
        "\(text.inQuotes) comes after a rule", "write it before the first rule")
    }
    var line = RuleLine(text)
    if line.skip("at first") {
      let texts = try line.displays(of: file.initial, forSteps: 1)[0]
      file.initialLine = number
      file.initial = try file.initial.showing(texts) { file.texts[$0] }
      return
    }
    _ = line.skip("let ")
    let name = try line.text(upTo: [" ="])
    guard !name.isEmpty, line.skip(" ="), file.texts[name] == nil,
      !file.initial.contains(where: { $0.name == name })
    else {
      throw NotationFailure(
        "\(text.inQuotes) does not name a text, or uses a name that has a meaning",
        "write let NAME = TEXT")
    }
    line.skipBlanks()
    file.texts[name] = try line.text(upTo: []).withoutEscapes { file.texts[$0] }
    lastText = name
  }

  private mutating func beginRule(_ ruleNumber: String, _ words: String) throws(NotationFailure) {
    let known = file.rules.firstIndex { $0.number == ruleNumber }
    if let known, let line = file.rules[known].line {
      throw NotationFailure("\(ruleNumber) begins on line \(line) already", "write another number")
    }
    guard words.isEmpty == (known != nil) else {
      throw known == nil
        ? NotationFailure("\(ruleNumber) has no statement", "write what holds after the number")
        : NotationFailure(
          "\(ruleNumber) has its statement elsewhere", "write \(ruleNumber) alone, then scenarios")
    }
    if known == nil { file.rules.append(Rule(number: ruleNumber, statement: words)) }
    let index = known ?? file.rules.count - 1
    file.rules[index].line = number
    rule = index
  }

  private mutating func beginScenario(_ name: String) throws(NotationFailure) {
    guard let rule else {
      throw NotationFailure(
        "a scenario comes before the first rule",
        "write a rule above it, such as: A1 Each press adds one.")
    }
    guard !name.isEmpty, !file.rules[rule].scenarios.contains(where: { $0.name == name }) else {
      throw NotationFailure(
        "a scenario has no name, or another one's name", "write what it is about after the #")
    }
    scenario = ScenarioReader(name, number, in: file)
  }

  /// Reads an indented line: more of a step's display, of a rule's words, or of a named text.
  private mutating func goOn(_ line: String) throws(NotationFailure) {
    if scenario != nil {
      try scenario?.goOn(line)
    } else if let rule {
      try file.rules[rule].goOn(line, number)
    } else if let lastText, let text = file.texts[lastText] {
      file.texts[lastText] = text + " " + (try line.withoutEscapes { file.texts[$0] })
    } else {
      throw NotationFailure(
        "\(line.inQuotes) is indented before the first rule", "write it without spaces")
    }
  }
}

extension String {
  /// The text without spaces at its ends, and without the first half of a line break of two.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...].drop { $0 == " " }
    while scalars.last == " " || scalars.last == "\r" { scalars.removeLast() }
    return String(Substring(scalars))
  }

  /// The number of the rule that begins with the text, such as `AF6`.
  fileprivate var ruleNumber: String? {
    let word = prefix { $0 != " " }
    let digits = word.drop { ("A"..."Z").contains($0) }
    let isNumber = !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
    return isNumber && digits.count < word.count ? String(word) : nil
  }
}
