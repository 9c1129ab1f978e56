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
