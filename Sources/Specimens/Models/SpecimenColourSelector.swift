import AppModels

/// The colour selector's rule, right as it stands, for a specimen to override.
class SpecimenColourSelector {
  /// The colours that are on.
  var selection: Set<ColourSelector.Colour> = []

  /// Turns one colour on or off.
  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    if isOn {
      selection.insert(colour)
    } else {
      selection.remove(colour)
    }
  }

  /// Whether one colour is on.
  func isOn(_ colour: ColourSelector.Colour) -> Bool {
    selection.contains(colour)
  }
}
