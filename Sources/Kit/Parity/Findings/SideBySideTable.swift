import AppScreens
import TriptychTerminal

/// Displays of several patterns, step by step, a line for each widget and a column for each pattern.
package struct SideBySideTable {
  private let width: Int
  private let usesColour: Bool
  private let patterns: [String]
  private let hasWidgetNames: Bool
  private let stepWidth: Int
  private let widgetWidth: Int
  private let patternWidth: Int

  /// A table that fits lines of a width.
  ///
  /// - Parameters:
  ///   - width: The width of a line, in columns.
  ///   - usesColour: Whether text may be coloured.
  ///   - patterns: The names of the columns.
  ///   - widgets: The widgets of a display; a single one needs no name.
  ///   - longestStep: The width of the longest step, in columns.
  package init(
    width: Int, usesColour: Bool, patterns: [String], widgets: [Widget], longestStep: Int
  ) {
    (self.width, self.usesColour) = (width, usesColour)
    self.patterns = patterns
    hasWidgetNames = widgets.count > 1
    stepWidth = min(max(longestStep, Self.newScreen.count), 22)
    widgetWidth = hasWidgetNames ? widgets.map(\.name.displayWidth).max() ?? 0 : 0
    let taken = 2 + stepWidth + 2 + (hasWidgetNames ? widgetWidth + 2 : 0) + 1
    patternWidth = max(5, min(24, (width - taken) / max(1, patterns.count) - 2))
  }

  private static let newScreen = "new screen"
  private static let cellHeight = 3

  /// The names of the columns.
  package var header: String {
    line("", "", patterns).styled(.quiet, usingColour: usesColour)
  }

  /// The lines for one step; a widget on which the patterns differ, or not as expected, is marked.
  package func rows(
    after step: String?, widgets: [[Widget]], beside expected: [Widget]? = nil
  ) -> String {
    guard let first = widgets.first else { return "" }
    return first.indices.map { index in
      let texts = widgets.map { $0.indices.contains(index) ? $0[index].textWithNote : "" }
      let right = expected.map { $0[index].textWithNote } ?? texts[0]
      let isSame = texts.allSatisfy { $0 == right }
      let step = index > 0 ? "" : step?.visible(upTo: stepWidth + 1) ?? Self.newScreen
      let cells = zip(texts, fromDifference(texts)).map(cell)
      let row = row(step, first[index].name, cells, mark: isSame ? "" : "≠")
      return isSame ? row : row.styled(.bad, usingColour: usesColour)
    }.joined(separator: "\n")
  }

  /// A text for a cell, or a part of it; with the length of all of it where that has no room.
  private func cell(_ whole: String, _ part: String) -> String {
    let room = Self.cellHeight * patternWidth
    guard !whole.excerpt(upTo: room).isWhole else { return part.visible(upTo: room + 1) }
    let length = " (\(whole.count.counted("character")))"
    let rest = room - length.count - 2 * Self.cellHeight
    guard rest > patternWidth else { return part.visible(upTo: room + 1) }
    let start = part.visible(upTo: rest)
    return start + (part.excerpt(upTo: rest).isWhole ? "" : "…") + length
  }

  /// The texts, without most of what all begin with where it would hide that they differ.
  private func fromDifference(_ texts: [String]) -> [String] {
    let common = texts.dropFirst().map { text in zip(texts[0], text).prefix { $0 == $1 }.count }
    guard let least = common.min(), texts.contains(where: { $0 != texts[0] }),
      least > (Self.cellHeight - 2) * patternWidth
    else { return texts }
    return texts.map { "…\($0.dropFirst(least - patternWidth / 2))" }
  }

  /// A line for a step after which all patterns show the same: the widgets that changed.
  package func line(after step: String?, changed: [Widget]) -> String {
    let start = (step?.visible(upTo: stepWidth + 1) ?? Self.newScreen).fitted(to: stepWidth)
    let texts = changed.map { widget in
      let text = widget.text.visible(upTo: 10 * patternWidth)
      return hasWidgetNames ? "\(widget.name) \(text)" : text
    }
    let shown =
      texts.isEmpty
      ? "nothing changes".styled(.quiet, usingColour: usesColour) : texts.joined(separator: "  ")
    let indentation = String(repeating: " ", count: 2 + stepWidth + 2)
    let room = width - indentation.count
    let hasLongWord = shown.split(separator: " ").contains { word in
      String(word).displayWidth > room
    }
    let text =
      hasLongWord
      ? shown.lines(of: room, atMost: Self.cellHeight).joined(separator: "\n\(indentation)")
      : shown.wrapped(to: width, indentation: indentation)
    return "  \(start)  \(text)"
  }

  /// A row of as many lines as its fullest cell takes, within limits.
  private func row(_ step: String, _ widget: String, _ cells: [String], mark: String) -> String {
    let cells = cells.map { $0.lines(of: patternWidth, atMost: Self.cellHeight) }
    let height = cells.map(\.count).max() ?? 1
    var lines = [line(step, widget, cells.map { $0[0] }, mark: mark)]
    for index in 1..<max(1, height) {
      lines.append(line("", "", cells.map { $0.indices.contains(index) ? $0[index] : "" }))
    }
    return lines.joined(separator: "\n")
  }

  private func line(
    _ step: String, _ widget: String, _ cells: [String], mark: String = ""
  ) -> String {
    var columns = [step.fitted(to: stepWidth)]
    if hasWidgetNames { columns.append(widget.fitted(to: widgetWidth)) }
    columns += cells.map { $0.fitted(to: patternWidth) }
    return "  \((columns + [mark]).joined(separator: "  "))".withoutTrailingBlanks
  }
}

extension Widget {
  /// The text, and what the user sees besides it.
  fileprivate var textWithNote: String { note.map { "\(text) (\($0))" } ?? text }
}
