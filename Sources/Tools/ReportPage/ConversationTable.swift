import AppScreens
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

  /// The lifelines in each column.
  private let lanes: [[String]]

  private let hasOldView: Bool

  /// The table of an episode, under a title in HTML.
  init(_ episode: ConversationMap.Episode, title: String, in parts: [ConversationMap.Part]) {
    self.title = title
    self.parts = parts
    rows = episode.rows
    let hasOldView = rows.joined().contains { $0?.from == "old view" || $0?.to == "old view" }
    let hasWorld = parts.contains { $0.world != nil }
    self.hasOldView = hasOldView
    lanes = parts.map { part in
      ["person"] + (hasOldView ? ["old view"] : []) + ["view"]
        + part.mediators.indices.map { Participant.mediator($0 + 1).role } + ["model"]
        + (hasWorld ? ["world"] : [])
    }
  }

  /// The table under its title.
  var html: String {
    let heads = parts.indices.map { column in
      let names = lanes[column].enumerated().map { place, lane in
        """
        <span style="grid-column:\(place + 1)">\(name(of: lane, in: parts[column]).xmlEscaped)</span>
        """
      }
      return """
        <th scope="col" style="--lanes:\(lanes[column].count)">\(parts[column].pattern.xmlEscaped)\
        <div class="members">\(names.joined())</div></th>
        """
    }
    let body = rows.map { row in "<tr>\(row.indices.map { cell(of: row[$0], $0) }.joined())</tr>" }
    let isStaggered = parts.count > 3 || lanes.contains { $0.count > 4 }
    return """
      <div class="step\(isStaggered ? " staggered" : "")">
      <h4>\(title)</h4>
      <table>
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
      <li data-style="\(style)"><i class="arrow \(["showing", "binding"].contains(style) ? "left" : "right") \(style)" aria-hidden="true"></i>\(text)</li>
      """
    }
    return "<ul class=\"legend\" aria-label=\"Signs\">\(items.joined())</ul>"
  }

  private func name(of lane: String, in part: ConversationMap.Part) -> String {
    let mediators = part.mediators.indices.first { Participant.mediator($0 + 1).role == lane }
    if let mediators { return part.mediators[mediators].inWords }
    return switch lane {
    case "world": (part.world ?? lane).inWords
    case "view": hasOldView ? "new view" : lane
    default: lane
    }
  }

  private func cell(of line: ConversationMap.Line?, _ column: Int) -> String {
    let lanes = lanes[column]
    guard let line, let from = lanes.firstIndex(of: line.from),
      let to = lanes.firstIndex(of: line.to)
    else { return "<td style=\"--lanes:\(lanes.count)\"></td>" }
    let style = MessageKind(rawValue: line.kind)?.style ?? ""
    let isNote = from == to
    let arrow = isNote ? "" : "<i class=\"arrow \(style) \(to > from ? "right" : "left")\"></i>"
    return """
      <td style="--lanes:\(lanes.count);--low:\(min(from, to));--high:\(max(from, to))">\
      <div class="saying"><div class="said \(isNote ? "kept " : "")\(style)">\
      \((line.text ?? "").breakable)</div></div>\(arrow)</td>
      """
  }
}

extension MessageKind {
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
