import AppScreens

/// A scenario that a pattern does not show as its rule says, and what the other patterns show there.
public struct SuiteFailure: Error, Equatable, Sendable {
  /// What a pattern shows.
  public struct Shown: Equatable, Sendable {
    /// The pattern.
    public let pattern: String

    /// Its widgets.
    public let widgets: [Widget]
  }

  /// The pattern that is wrong.
  public let pattern: String

  /// The number of the rule and its statement.
  public let rule: String

  /// The name of the scenario.
  public let scenario: String

  /// The file, and the line of the first wrong step.
  public let place: String

  /// The steps until the display is wrong; none if a new screen is.
  public let steps: [String]

  /// The widgets as the scenario says.
  public let expected: [Widget]

  /// The widgets that each pattern shows then.
  public let shown: [Shown]

  /// The numbers of the other rules of which a scenario goes wrong.
  public let otherRules: [String]
}

extension SuiteFailure {
  /// Which pattern differs, and from which: `MVP differs from MVC and MVVM`.
  public var headline: String {
    let wrong = shown.filter { $0.widgets != expected }
    let right = shown.filter { $0.widgets == expected }.map(\.pattern)
    return wrong.map(\.pattern).differing(from: right)
  }
}

extension SuiteFailure: CustomStringConvertible {
  /// The headline, the rule and the scenario with file and line, and the first wrong step; short if the
  /// failure of another pattern says the same.
  public var description: String {
    if let first = shown.first, isSharedByAll, first.pattern != pattern {
      return
        "\(pattern) shows the same as \(first.pattern): scenario \(scenario.inQuotes), \(place)"
    }
    let last = steps.last.map { "after step \(steps.count), \($0.inQuotes)" } ?? "on a new screen"
    let path = steps.count > 1 ? ["steps: \(steps.excerpt)"] : []
    let columns = ["expected"] + shown.map(\.pattern)
    let width = columns.map(\.count).max() ?? 0
    let rows = zip(columns, [expected] + shown.map(\.widgets)).map { name, widgets in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(texts(of: widgets))"
    }
    let others = otherRules.isEmpty ? "" : "scenarios of \(otherRules.listed) go wrong, too"
    let all = shown.count == 2 ? "both" : "all"
    let advice =
      isSharedByAll ? ["\(all) patterns agree: look at the scenario, or at the model"] : []
    return
      ([headline] + rule.filled(to: 72) + ["scenario \(scenario.inQuotes), \(place)"] + path
      + ["\(last):"] + rows + advice + others.filled(to: 80)).joined(separator: "\n")
  }

  /// Indicates whether several patterns show the same, and all are wrong.
  private var isSharedByAll: Bool {
    shown.count > 1 && shown.allSatisfy { $0.widgets == shown[0].widgets && $0.widgets != expected }
  }

  /// The widgets on which not all show the expected text.
  private func texts(of widgets: [Widget]) -> String {
    let all = shown.map(\.widgets)
    let differing = expected.indices.filter { index in
      all.contains { $0.indices.contains(index) && $0[index] != expected[index] }
    }
    return differing.filter(widgets.indices.contains).map { index in
      let note = widgets[index].note.map { " \($0)" } ?? ""
      return "\(widgets[index].name) \(widgets[index].text.inQuotes)\(note)"
    }.joined(separator: "; ")
  }
}

extension [String] {
  /// The steps in a line; of many the last ones.
  fileprivate var excerpt: String {
    let words = map(\.asArgument)
    guard count > 16 else { return words.joined(separator: " ") }
    return "… \(count - 12) more … " + words.suffix(12).joined(separator: " ")
  }
}

extension String {
  /// The text as an argument for a shell: in quotes unless it is plain.
  fileprivate var asArgument: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "+-=/.,:_%@".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }

  /// The words of the text in lines of at most so many characters.
  fileprivate func filled(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
