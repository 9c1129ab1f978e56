// 8 words-in-the-model. A user turns yellow on, then green.
// They see:    Yellow and Green
// They should: Green and Yellow, whichever came first
// The model knows which colours are on. It should not know how a user reads that.

import AppModels

/// The colours that are on.
struct Selection {
  private(set) var status = "Please choose a switch"
  private var colours: [ColourSelector.Colour] = []

  func isOn(_ colour: ColourSelector.Colour) -> Bool { colours.contains(colour) }

  mutating func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    colours.removeAll { $0 == colour }
    if isOn { colours.append(colour) }
    // TODO: This text belongs to the presenter.
    let words = colours.map { $0 == .green ? "Green" : "Yellow" }
    status = words.isEmpty ? "Please choose a switch" : words.joined(separator: " and ")
  }
}
