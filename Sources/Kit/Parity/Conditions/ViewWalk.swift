import AppScreens
import TriptychTerminal

extension ScreenWalk {
  /// Makes gestures on the screen, on its view, or on a second view where the pattern serves two; after
  /// each step the screen and its views must show the same.
  func showOnViews<Subscreen: Screen>(of screen: Subscreen) throws(Fault)
  where Subscreen.Gesture == Gesture, Subscreen.Display == Display {
    let places = walk.gesturePlaces
    var second = screen.secondView()
    for count in 0...steps.count {
      if count > 0 {
        switch steps[count - 1] {
        case .gesture(let gesture):
          switch (places[count - 1], second) {
          case (.screen, _): screen.perform(gesture)
          case (.secondView, let second?): second.perform(gesture)
          case (.secondView, nil), (.view, _): screen.view.perform(gesture)
          }
        case .event(let event): screen.deliver(event)
        case .replaceView:
          second = nil
          screen.replaceView()
          second = screen.secondView()
        }
      }
      let shown = screen.display
      see(screen.state)
      for (place, view) in [("its view", screen.view)]
        + (second.map { [("a second view", $0)] } ?? [])
      {
        let through = view.display
        guard through.showsTexts(of: shown) else {
          throw Fault(
            steps: count, expected: shown.summary(where: through),
            shown: "\(through.summary(where: shown)) on the screen through \(place)",
            isOfDisplays: true)
        }
      }
    }
  }
}

/// A place where a gesture is made.
private enum GesturePlace {
  case screen, view

  /// A second view; the view where a pattern does not serve two.
  case secondView
}

extension Condition {
  /// What a reader must know besides the steps to repeat a short walk by hand; nil if there is nothing.
  func remark(on walk: Walk<some ScreenGesture>) -> String? {
    guard self == .viaViews, (1...24).contains(walk.steps.count) else { return nil }
    return "(\(walk.gesturePlacesInWords))"
  }
}

extension Walk {
  /// The place of each step's gesture, as the seed draws it.
  fileprivate var gesturePlaces: [GesturePlace] {
    var generator = SeededGenerator(seed: seed)
    return steps.map { step in
      guard case .gesture = step else { return .view }
      return switch generator.next() % 4 {
      case 0: .screen
      case 1: .secondView
      default: .view
      }
    }
  }

  /// The gestures that are made on the screen itself, and those that are made on views, in words.
  fileprivate var gesturePlacesInWords: String {
    let gestures = zip(steps, zip(1..., gesturePlaces)).filter { step, _ in
      if case .gesture = step { true } else { false }
    }.map(\.1)
    let places = [
      (GesturePlace.screen, "on the screen itself"), (.view, "on its view"),
      (.secondView, "on a second view, where the pattern has one"),
    ].map { place, words in (gestures.filter { $0.1 == place }.map { "\($0.0)" }, words) }
    if let (_, words) = places.first(where: { $0.0.count == gestures.count }) {
      return "every gesture was made \(words)"
    }
    return places.filter { !$0.0.isEmpty }.map { steps, words in
      "\(steps.count == 1 ? "step" : "steps") \(steps.listed) \(words)"
    }.joined(separator: "; ")
  }
}
