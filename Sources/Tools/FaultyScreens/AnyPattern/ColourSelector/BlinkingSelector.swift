import AppScreens

/// A colour selector whose status blinks three times, until a fifth of a second after a turn.
final class BlinkingSelector: PlainState {
  private var selector = PlainColourSelector()
  private var lastTurn: ContinuousClock.Instant?

  var display: ColourSelectorDisplay {
    var display = selector.display
    let milliseconds = lastTurn.map { $0.duration(to: .now) / .milliseconds(1) } ?? 0
    let blinks = [55.0..<95, 110..<150, 155..<195]
    if blinks.contains(where: { $0.contains(milliseconds) }) { display.status = "" }
    return display
  }

  func perform(_ gesture: ColourSelectorGesture) {
    selector.perform(gesture)
    lastTurn = .now
  }
}
