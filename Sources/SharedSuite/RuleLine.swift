import AppScreens

/// A line of rules as text, read from left to right.
///
/// It is read by scalar, since a text may begin with a mark that combines with what is before it.
package struct RuleLine {
  /// What a step shows: texts of widgets, with their escapes.
  struct Display {
    var texts: [(widget: Int, text: String)] = []
    var isForEach = false
  }

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

  /// Reads the rest as displays with ` | ` between them, each in the form `NAME: TEXT; NAME: TEXT`.
  mutating func displays(of widgets: [Widget]) throws(NotationFailure) -> [Display] {
    var displays: [Display] = []
    repeat {
      skipBlanks()
      displays.append(Display(isForEach: skip("each:")))
      repeat {
        skipBlanks()
        let widget = try widget(among: widgets)
        skipBlanks()
        displays[displays.count - 1].texts.append((widget, try text(upTo: ["; ", " | "])))
      } while skip("; ")
    } while skip(" | ")
    return displays
  }

  /// Reads the rest as what one step shows.
  mutating func display(of widgets: [Widget]) throws(NotationFailure) -> Display {
    let displays = try displays(of: widgets)
    guard displays.count == 1, !displays[0].isForEach else {
      throw NotationFailure("this shows more than one display", "write one, without each: or |")
    }
    return displays[0]
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
