import TextLayout
import Traces

/// A step of a demonstration as a table: a column for each pattern, a row for each message.
///
/// It needs no script, and a printer can break it between its rows and repeat its head, so that no
/// message is cut and each page names the lifelines.
struct ConversationTable {
  private let title: String
  private let parts: [ConversationMap.Part]
  private let rows: [[ConversationMap.Line?]]
  private let lanes: [String]

  /// The table of an episode, under a title in HTML.
  init(_ episode: ConversationMap.Episode, title: String, in parts: [ConversationMap.Part]) {
    self.title = title
    self.parts = parts
    rows = episode.rows
    let speakers = Set(rows.joined().flatMap { line in line.map { [$0.from, $0.to] } ?? [] })
    lanes = ["person", "old view", "view", "mediator", "model", "world"].filter { lane in
      switch lane {
      case "old view": speakers.contains(lane)
      case "world": parts.contains { $0.world != nil }
      default: true
      }
    }
  }

  /// The table under its title.
  var html: String {
    let heads = parts.map { part in
      let names = lanes.map { "<span>\(name(of: $0, in: part).xmlEscaped)</span>" }
      return """
        <th scope="col">\(part.pattern.xmlEscaped)<div class="members">\(names.joined())</div></th>
        """
    }
    let body = rows.map { row in "<tr>\(row.map(cell).joined())</tr>" }
    return """
      <div class="step\(lanes.count > 4 || parts.count > 3 ? " staggered" : "")">
      <h4>\(title)</h4>
      <table style="--lanes:\(lanes.count)">
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>\(body.joined(separator: "\n"))</tbody>
      </table>
      </div>
      """
  }

  /// The legend of the arrows, in which the world may take part.
  static func legend(withWorld hasWorld: Bool) -> String {
    var signs = [
      ("acting", hasWorld ? "a person or the world acts" : "a person acts"),
      ("telling", "view to mediator"), ("change", "state changes"),
      ("showing", "mediator to view"), ("binding", "by binding"), ("seeing", "a person sees"),
    ]
    if hasWorld { signs += [("asking", "mediator to world"), ("answering", "world to mediator")] }
    let items = signs.map { style, text in
      """
      <li data-style="\(style)"><i class="arrow right \(style)" aria-hidden="true"></i>\(text)</li>
      """
    }
    return "<ul class=\"legend\" aria-label=\"Signs\">\(items.joined())</ul>"
  }

  private func name(of lane: String, in part: ConversationMap.Part) -> String {
    switch lane {
    case "mediator": part.mediator.inWords
    case "world": (part.world ?? lane).inWords
    case "view": lanes.contains("old view") ? "new view" : lane
    default: lane
    }
  }

  private func cell(of line: ConversationMap.Line?) -> String {
    guard let line, let from = lanes.firstIndex(of: line.from),
      let to = lanes.firstIndex(of: line.to)
    else { return "<td></td>" }
    let style = line.kind.style
    let isNote = from == to || (line.kind == .state && line.to == "mediator")
    let (low, high) = isNote ? (to, to) : (min(from, to), max(from, to))
    let arrow = isNote ? "" : "<i class=\"arrow \(style) \(to > from ? "right" : "left")\"></i>"
    return """
      <td style="--low:\(low);--high:\(high)"><div class="saying"><div class="said \
      \(isNote ? "kept " : "")\(style)">\(line.text.breakable)</div></div>\(arrow)</td>
      """
  }
}

extension Message.Kind {
  /// The class of what is drawn for it; the script has the same.
  fileprivate var style: String {
    switch self {
    case .gesture, .event: "acting"
    case .display: "seeing"
    case .call, .delegate, .assign, .bind, .unbind: "telling"
    case .show, .set, .read: "showing"
    case .notify: "binding"
    case .request, .cancel: "asking"
    case .answer: "answering"
    case .state: "change"
    }
  }
}
