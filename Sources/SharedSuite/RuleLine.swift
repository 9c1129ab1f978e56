import AppScreens

/// A line of rules as text, read from left to right.
///
/// It is read by scalar, since a text may begin with a mark that combines with what is before it.
package struct RuleLine {
  private var rest: Substring.UnicodeScalarView

  /// A line of a file of rules.
  package init(_ line: String) {
    rest = line[...].unicodeScalars
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  /// Skips spaces, but not one that belongs to the ` | ` between two displays.
  mutating func skipBlanks() {
    while rest.first == " ", !rest.starts(with: " | ".unicodeScalars) { rest.removeFirst() }
  }

  /// Reads a text in quotes, or one that ends where a stop or the line does; escapes stay.
  package mutating func text(upTo stops: [String]) throws(NotationFailure) -> String {
    var text = String.UnicodeScalarView()
    let isQuoted = skip("\"")
    while isQuoted || !isAtStop(stops) {
      guard let scalar = rest.popFirst() else {
        throw NotationFailure(
          "the quote before \(String(text).inQuotes) is not closed",
          #"write " after the text"#)
      }
      if scalar == "\"" {
        guard isQuoted, isAtStop(stops) else {
          throw NotationFailure(
            "there is a quote inside a text", #"put all of the text in quotes, and write \" in it"#)
        }
        return String(text)
      }
      text.append(scalar)
      guard scalar == "\\", let next = rest.popFirst() else { continue }
      text.append(next)
      while next == "(", text.last != ")", let scalar = rest.popFirst() { text.append(scalar) }
    }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private func isAtStop(_ stops: [String]) -> Bool {
    isAtEnd || stops.contains { rest.starts(with: $0.unicodeScalars) }
  }

  /// Reads the rest as what steps show: `NAME: TEXT; NAME: TEXT`, with ` | ` between two of them; what follows
  /// `each:` is shown by all remaining steps.
  ///
  /// - Returns: For each step the texts of widgets, with their escapes; for the last one alone if one display is
  ///   written.
  mutating func displays(
    of widgets: [Widget], forSteps count: Int
  ) throws(NotationFailure) -> [[(widget: Int, text: String)]] {
    var displays: [[(widget: Int, text: String)]] = []
    var forEach: Int?
    repeat {
      skipBlanks()
      if skip("each:"), forEach == nil { forEach = displays.count }
      displays.append([])
      repeat {
        skipBlanks()
        let widget = try widget(among: widgets)
        skipBlanks()
        displays[displays.count - 1].append((widget, try text(upTo: ["; ", " | "])))
      } while skip("; ")
    } while skip(" | ")
    if let forEach {
      let times = max(0, count - displays.count + 1)
      displays.replaceSubrange(
        forEach...forEach, with: repeatElement(displays[forEach], count: times))
    }
    guard displays.count == 1 || displays.count == count else {
      throw NotationFailure(
        "\(count.counted("step")) cannot show \(displays.count.counted("display"))",
        "write what each step shows, with ` | ` between, or what the last one shows")
    }
    return displays
  }

  /// Reads the name of a widget, which can be left out if there is only one.
  private mutating func widget(among widgets: [Widget]) throws(NotationFailure) -> Int {
    for (index, widget) in widgets.enumerated() where skip(widget.name + ":") { return index }
    guard widgets.count != 1 else { return 0 }
    throw NotationFailure(
      "\(String(Substring(rest)).inQuotes) is not the name of a widget",
      """
      the widgets are \(widgets.map(\.name).listed), as in \(widgets.first?.name ?? ""): TEXT; put a \
      step with two spaces in a row in quotes
      """)
  }
}
