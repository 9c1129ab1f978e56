import AppScreens
import TriptychTerminal

/// Takes steps on one screen, and collects the conversation.
struct Tracer<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private let recorder = Recorder()
  private let screen: any Screen<Gesture, Display>

  /// Does something with the screen, and waits for the tasks that it starts.
  private let perform: (() -> Void) -> Void

  private var conversation = Conversation()

  /// The widgets that the user sees.
  private var widgets: [Widget]

  /// The widgets that the view itself showed after the last step.
  private var shown: [Widget]

  private var replacements = 0
  private(set) var episodes: [Trace.Episode] = []
  private(set) var participants: Participants

  /// Makes the screen, of which there is an episode.
  init(
    _ makeScreen: () -> any Screen<Gesture, Display>,
    _ perform: @escaping (() -> Void) -> Void
  ) {
    var made: [any Screen<Gesture, Display>] = []
    recorder.recording { perform { made.append(makeScreen()) } }
    let screen = made[0]
    (self.screen, self.perform) = (screen, perform)
    widgets = Display().widgets.map { Widget($0.name, shows: "") }
    shown = widgets
    participants = Participants(of: screen, behind: Snapshot())
    conclude(.newScreen, Trace.Episode.Trigger.newScreen.rawValue)
  }

  /// Takes a step.
  mutating func take(_ step: Step<Gesture>) {
    recorder.recording { perform { screen.take(step) } }
    switch step {
    case .gesture: conclude(.gesture, step.notation)
    case .event: conclude(.event, step.notation)
    case .replaceView:
      replacements += 1
      conclude(.replaceView, step.notation)
    }
  }

  /// The state behind the screen, with what its mediators keep and what is shown.
  private var state: [String] {
    let values = conversation.snapshot?.values ?? []
    return values.map { "\($0.place.path): \($0.value.text)" } + widgets.map(\.text)
  }

  /// Closes the episode in which something has just happened.
  private mutating func conclude(_ trigger: Trace.Episode.Trigger, _ name: String) {
    let entries = recorder.takeEntries()
    let reader = SnapshotReader(screen)
    // From now on the state is read from the screen, whoever records.
    (screen.view as? any RecordingView)?.recording.track?.screen = screen
    for case let part as any RecordingServicePart in screen.headlessService.parts {
      part.log.track?.screen = screen
    }
    for mediator in reader.recordingMediators { mediator.recording.track?.screen = screen }
    participants = Participants(of: screen, behind: reader.snapshot)
    let view = Participant.view(max(recorder.views, replacements + 1))
    var messages: [Message] = []
    switch trigger {
    case .gesture: messages.append(Message(from: .user, to: view, .gesture, name))
    case .event: messages.append(Message(from: .service, to: .service, .event, name))
    case .newScreen, .replaceView: break
    }
    messages += conversation.messages(entries, among: participants, until: reader.snapshot)
    let before = shown
    shown = screen.view.display.widgets
    messages = messages.markingIdleAnswers(before == shown) + displayChanges(from: view)
    episodes.append(
      Trace.Episode(
        trigger: trigger, name: name, messages: messages, widgets: widgets, state: state))
  }

  /// The changes that the user sees, and after them those of the service's state.
  private mutating func displayChanges(from view: Participant) -> [Message] {
    let before = widgets
    widgets = screen.widgets
    _ = recorder.takeEntries()  // A view may look at itself in order to be looked at.
    return widgets.enumerated().compactMap { index, widget in
      let old = before.indices.contains(index) ? before[index].text : ""
      guard widget.text != old else { return nil }
      return Message(
        from: index < shown.count ? view : .service, to: .user, .display, widget.name,
        [old.quoted, widget.text.quoted])
    }
  }
}
