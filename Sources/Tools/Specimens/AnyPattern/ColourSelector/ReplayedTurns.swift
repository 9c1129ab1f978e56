import AppModels
import AppScreens

/// A colour selector that keeps every turn, and takes all of them again at each look.
struct ReplayedTurns: PlainState {
  private var turns: [ColourSelectorGesture] = []

  var display: ColourSelectorDisplay {
    turns.reduce(into: PlainColourSelector()) { $0.perform($1) }.display
  }

  mutating func perform(_ gesture: ColourSelectorGesture) { turns.append(gesture) }
}
