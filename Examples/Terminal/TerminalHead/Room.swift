import TextLayout

/// The columns and lines that a head has for its app.
struct Room {
  let width: Int
  let height: Int
}

/// A field to type into: its label, and the end of its text.
func field(_ label: String, _ text: String, isEdited: Bool, in room: Room) -> String {
  let text = isEdited ? "\(text)▏" : text
  return "\(label.fitted(to: 14))[\(text.end(fittedTo: room.width - 16))]"
}

extension String {
  /// The text, or `…` and as much of its end as there are columns for.
  func end(fittedTo width: Int) -> String {
    guard displayWidth > width else { return fitted(to: width) }
    var start = endIndex
    var columns = 1
    while start > startIndex {
      let previous = index(before: start)
      columns += self[previous].displayWidth
      guard columns <= width else { break }
      start = previous
    }
    return "…\(self[start...])".fitted(to: width)
  }

  /// The text with a sign in place of what a terminal would obey or not show.
  var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    return text
  }
}
