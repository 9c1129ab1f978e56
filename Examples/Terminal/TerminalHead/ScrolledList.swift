/// A list of which a screen shows a part, beginning anywhere.
struct ScrolledList {
  private var first = 0

  /// Moves the part that is seen, as far as there are lines.
  mutating func scroll(by distance: Int, of count: Int, height: Int) {
    first = max(0, min(start(of: count, height: height) + distance, count - height))
  }

  /// The lines that are seen, with empty ones where there are no more.
  func lines(of all: [String], height: Int) -> [String] {
    let seen = all.dropFirst(start(of: all.count, height: height)).prefix(height)
    return seen + Array(repeating: "", count: height - seen.count)
  }

  /// The numbers of the lines that are seen, such as `3–10 of 50`; empty where all of them are.
  func position(of count: Int, height: Int) -> String {
    let start = start(of: count, height: height)
    return count > height ? "\(start + 1)–\(start + height) of \(count)" : ""
  }

  private func start(of count: Int, height: Int) -> Int {
    max(0, min(first, count - height))
  }
}
