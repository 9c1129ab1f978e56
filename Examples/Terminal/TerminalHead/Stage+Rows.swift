import AppScreens
import TerminalWidgets

extension Stage {
  /// The lines of the view, with blank ones between kinds of widgets, and four of a list.
  var comfortableHeight: Int { fixedHeight + gaps.count + (hasList ? 4 : 0) }

  /// The rows of the view in a room, and below it what no view shows.
  func rows(width: Int, height: Int) -> [Picture.Row] {
    let (widgets, gaps) = (widgets, comfortableHeight <= height ? gaps : [])
    let rest = max(1, height - fixedHeight - gaps.count)
    let rows = widgets.indices.flatMap { index -> [Picture.Row] in
      let widget = widgets[index]
      let count = widget.height ?? rest
      var lines = widget.draw(width: width, height: count, isFocused: isFocused(widget))
      lines += Array(repeating: Line(""), count: max(0, count - lines.count))
      let rows = lines.enumerated().map { line, text in
        Picture.Row(line: text, target: .widget(index, line: line))
      }
      return (gaps.contains(index) ? [Picture.Row()] : []) + rows
    }
    return rows
      + unseen.map { Picture.Row(line: Line("service".label + "\($0.name) \($0.text)", .quiet)) }
  }

  private var fixedHeight: Int { widgets.reduce(unseen.count) { $0 + ($1.height ?? 0) } }

  private var hasList: Bool { widgets.contains { $0.height == nil } }

  /// The places of the widgets that stand below one of another kind.
  private var gaps: [Int] {
    let widgets = widgets
    return widgets.indices.dropFirst().filter { index in
      type(of: widgets[index]) != type(of: widgets[index - 1])
    }
  }

  /// The state of the service, which no view shows, as far as there is any.
  private var unseen: [Widget] {
    screen.headlessService.widgets.filter { !$0.text.isEmpty }
  }
}
