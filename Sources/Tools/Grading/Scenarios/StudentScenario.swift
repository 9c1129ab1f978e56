import AppScreens
import Foundation
import TextLayout

/// A scenario that a student wrote: steps, with what must be seen after some of them.
///
/// ```
/// # a rejected key is forgotten
/// 5
/// +
/// +
///   text: error
/// 1
///   text: 5+1
/// ```
struct StudentScenario<Gesture: ScreenGesture>: Sendable {
  /// A step, or what a widget must show by then.
  enum Line: Sendable {
    case step(Step<Gesture>)
    case expect(widget: String, text: String, line: Int)
  }

  let name: String
  fileprivate(set) var lines: [Line] = []

  /// The scenarios in a text; each begins with its name behind `#`.
  ///
  /// - Throws: The first line that is neither a step nor an expectation, and what would be right.
  static func read(_ text: String, widgets: [String]) throws(SubmissionProblem) -> [Self] {
    var scenarios: [Self] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      if line.allSatisfy(\.isWhitespace) { continue }
      if line.hasPrefix("#") {
        let name = line.dropFirst().drop { $0 == " " }
        scenarios.append(Self(name: name.isEmpty ? "scenario \(number)" : String(name)))
        continue
      }
      if scenarios.isEmpty { scenarios.append(Self(name: "scenario \(number)")) }
      scenarios[scenarios.count - 1].lines += try Self.lines(line, number, widgets)
    }
    return scenarios.filter { !$0.lines.isEmpty }
  }

  private static func lines(
    _ line: Substring, _ number: Int, _ widgets: [String]
  ) throws(SubmissionProblem) -> [Line] {
    guard line.hasPrefix("  ") else {
      let notation = String(jsonLiteral: line.utf8) ?? String(line)
      do throws(NotationFailure) {
        return try Step<Gesture>.read(notation).map(Line.step)
      } catch {
        throw SubmissionProblem("line \(number): \(error)")
      }
    }
    let parts = line.dropFirst(2).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard parts.count == 2, widgets.contains(name) else {
      throw SubmissionProblem(
        "line \(number): \(name.quotedExcerpt) is no widget; write WIDGET: TEXT, with \(widgets.listed)"
      )
    }
    let text = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
    return [
      .expect(widget: name, text: String(jsonLiteral: text.utf8) ?? String(text), line: number)
    ]
  }

  /// The first line whose expectation a new screen does not meet, and what it shows instead.
  func fault<Display: ScreenDisplay>(
    on screen: any Screen<Gesture, Display>
  ) -> (line: Int, shown: String)? {
    for line in lines {
      switch line {
      case .step(let step): screen.take(step)
      case .expect(let widget, let text, let line):
        let shown = screen.display.widgets.first { $0.name == widget }?.text ?? ""
        if shown != text { return (line, shown) }
      }
    }
    return nil
  }
}
