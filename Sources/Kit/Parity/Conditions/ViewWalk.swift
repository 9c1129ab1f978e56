import AppScreens
import TriptychTerminal

extension ScreenWalk {
  /// Makes gestures on the screen, on its view, or on a second view where the pattern serves two; after
  /// each step the screen and its views must show the same.
  ///
  /// Now and then the second view is closed, and another is opened; or it stays open while the first is replaced.
  func showOnViews<Subscreen: Screen>(of screen: Subscreen) throws(Fault)
  where Subscreen.Gesture == Gesture, Subscreen.Display == Display {
    let places = walk.gesturePlaces
    var second = screen.secondView()
    for count in 0...steps.count {
      if count > 0 {
        switch steps[count - 1] {
        case .gesture(let gesture):
          switch (places[count - 1], second) {
          case (.screen, _):
            second = nil
            screen.perform(gesture)
            second = screen.secondView()
          case (.secondView, let second?): second.perform(gesture)
          case (.secondView, nil), (.view, _): screen.view.perform(gesture)
          }
        case .event(let event): screen.deliver(event)
        case .replaceView where places[count - 1] == .secondView: screen.replaceView()
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

  /// A second view; the view where a pattern does not serve two. A view that is replaced has it beside it meanwhile.
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
      if case .event = step { return .view }
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
      (GesturePlace.screen, "on the screen itself, after a second view was closed"),
      (.view, "on its view"), (.secondView, "on a second view, where the pattern has one"),
    ].map { place, words in (gestures.filter { $0.1 == place }.map { "\($0.0)" }, words) }
    let isOfOnePlace = places.contains { $0.0.count == gestures.count }
    let ofGestures = places.filter { !$0.0.isEmpty }.map { steps, words in
      isOfOnePlace
        ? "every gesture was made \(words)"
        : "\(steps.count == 1 ? "step" : "steps") \(steps.listed) \(words)"
    }
    let beside = zip(steps, zip(1..., gesturePlaces)).filter { step, place in
      step == .replaceView && place.1 == .secondView
    }.map { "\($0.1.0)" }
    let ofViews = beside.isEmpty ? [] : ["a second view was open in step \(beside.listed)"]
    return (ofGestures + ofViews).joined(separator: "; ")
  }
}
