import AppScreens
import Foundation

/// The messages between one pattern's participants while a user takes steps on a screen.
package struct Trace: Hashable, Sendable {
  /// One thing that happens to the screen, and the conversation that follows.
  package struct Episode: Hashable, Sendable {
    /// The event.
    package enum Trigger: String, Hashable, Sendable {
      /// The screen is made.
      case newScreen = "new screen"

      /// The user does something.
      case gesture

      /// An external event happens.
      case event

      /// The view is replaced.
      case replaceView = "replace-view"
    }

    /// The event.
    package let trigger: Trigger

    /// The notation of the step: `new screen`, that of a gesture or an event, or `replace-view`.
    package let name: String

    /// The messages in order, the user's gesture or the external event first.
    package let messages: [Message]

    /// The widgets that the user sees at the end.
    package let widgets: [Widget]

    /// The state behind the screen at the end, with what its mediators keep and what is shown.
    package let state: [String]
  }

  /// The app, by the name that a command has for it.
  package let app: String

  /// The pattern.
  package let pattern: String

  /// The participants.
  package let participants: Participants

  /// The new screen, and each step.
  package let episodes: [Episode]

  /// Indicates whether this build and system tell the line that a mediator was executing; an optimised
  /// build does not, nor does macOS before version 26.
  package static var knowsLines: Bool { CallStack.isKnown }

  /// Indicates whether views recorded anything; otherwise there are only gestures, states and displays.
  package var isRecorded: Bool {
    episodes.contains { $0.messages.contains { $0.site != nil } }
  }

  /// Indicates whether what a view shows has changed, and nothing recorded tells it what to show.
  package var lacksShowing: Bool {
    let messages = episodes.lazy.flatMap(\.messages)
    let isTold = messages.contains { [.show, .set, .notify].contains($0.kind) }
    return !isTold && messages.contains { $0.kind == .display && $0.view != nil }
  }

  /// The names of the mediators, if there are several, that are not recorded to call others or be called
  /// by them.
  package var namesWithoutConnection: [String] {
    guard participants.mediators.count > 1 else { return [] }
    let calls = episodes.lazy.flatMap(\.messages).filter {
      $0.site != nil && $0.sender.isMediator && $0.receiver.isMediator
    }
    let connected = Set(calls.flatMap { [$0.sender, $0.receiver] })
    return participants.lanes.filter { $0.isMediator && !connected.contains($0) }
      .map(participants.name)
  }
}

extension Trace {
  /// Takes steps on a new screen, and notes what is said.
  ///
  /// Views record what they say and hear; what others hold is found by reflection, at each message
  /// and at the end of each step. Nothing is asked of a mediator or a model. A change of state that
  /// two messages enclose stands between them. To a step on a main-actor screen belongs what its tasks do;
  /// such a screen is traced on the main thread.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - pattern: Whose screen it is to be; nil is returned if it has none for the app.
  ///   - steps: What happens.
  ///   - display: What the user sees on the app's screens.
  package init?<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of app: String, in pattern: Pattern, _ steps: [Step<Gesture>], showing display: Display.Type
  ) {
    self.init(of: app, in: pattern, showing: display) { episodes in
      steps.dropFirst(episodes.count - 1).first
    }
  }

  /// Takes steps on a new screen, each chosen after the episodes before it, and notes what is said.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - pattern: Whose screen it is to be; nil is returned if it has none for the app.
  ///   - display: What the user sees on the app's screens.
  ///   - next: The next step, after the episodes so far, of which the first is that of the new screen; nil
  ///     at the end.
  package init?<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of app: String, in pattern: Pattern, showing display: Display.Type,
    choosing next: @Sendable ([Episode]) -> Step<Gesture>?
  ) {
    switch pattern.screenFactory(Gesture.self, display) {
    case nil: return nil
    case .anywhere(let makeScreen): self.init(of: app, in: pattern, next, makeScreen)
    case .onMainActor(let makeScreen):
      self = MainActor.assumeIsolated {
        let tasks = ScreenTasks()
        return Trace(of: app, in: pattern, next, makeScreen) { step in
          tasks.start(step)
          while tasks.areAtWork {
            if tasks.areSlow { usleep(1_000) }
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
          }
        }
      }
    }
  }

  private init<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of app: String, in pattern: Pattern, _ next: ([Episode]) -> Step<Gesture>?,
    _ makeScreen: () -> any Screen<Gesture, Display>,
    taking take: @escaping (() -> Void) -> Void = { $0() }
  ) {
    var tracer = Tracer(makeScreen, take)
    while let step = next(tracer.episodes) { tracer.take(step) }
    self.init(
      app: app, pattern: pattern.name, participants: tracer.participants,
      episodes: tracer.episodes)
  }
}
