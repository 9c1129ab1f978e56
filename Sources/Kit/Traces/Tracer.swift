import AppScreens
import TextLayout

/// Takes steps on one screen, and collects the conversation.
struct Tracer<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private let recorder: Recorder
  private let screen: any Screen<Gesture, Display>
  private var snapshot: Snapshot?

  /// The widgets that a person sees.
  private(set) var widgets: [Widget]

  /// The widgets that the view itself showed after the last step.
  private var shown: [Widget]

  private var replacements = 0
  private var requests: [Int: Execution] = [:]
  private var requesters: [Int: Participant] = [:]
  private(set) var episodes: [Trace.Episode] = []
  private(set) var participants: Participants

  /// Makes the screen, of which there is an episode.
  ///
  /// - Parameters:
  ///   - isFindingLines: Whether to find the mediator's part in each message.
  ///   - makeScreen: Makes the screen.
  init(findingLines isFindingLines: Bool, _ makeScreen: () -> any Screen<Gesture, Display>) {
    let recorder = Recorder(findingLines: isFindingLines)
    let screen = recorder.recording { makeScreen() }
    self.recorder = recorder
    self.screen = screen
    widgets = Display().widgets.map { Widget($0.name, shows: "") }
    shown = widgets
    participants = Participants(of: screen, behind: Snapshot())
    conclude(.newScreen, Trace.Episode.Trigger.newScreen.rawValue)
  }

  /// Takes a step.
  mutating func take(_ step: Step<Gesture>) {
    recorder.recording { screen.take(step) }
    switch step {
    case .gesture: conclude(.gesture, step.notation)
    case .event: conclude(.event, step.notation)
    case .replaceView:
      replacements += 1
      conclude(.replaceView, step.notation)
    }
  }

  /// The state behind the screen, with what its mediators keep and what is shown.
  var state: ModelState {
    ModelState(snapshot ?? Snapshot(), showing: widgets.map(\.text))
  }

  /// Closes the episode in which something has just happened.
  private mutating func conclude(_ trigger: Trace.Episode.Trigger, _ name: String) {
    let entries = recorder.takeEntries()
    let reader = SnapshotReader(screen)
    let now = reader.snapshot
    // From now on the state is read from the screen, whoever records.
    screen.view.recording.track?.screen = screen
    screen.world.log.track?.screen = screen
    for connection in reader.connections { connection.recording.track?.screen = screen }
    participants = Participants(of: screen, behind: now)
    let view = Participant.view(max(recorder.views, replacements + 1))
    var messages: [Message] = []
    switch trigger {
    case .gesture: messages.append(Message(from: .person, to: view, .gesture, name))
    case .event: messages.append(Message(from: .world, to: .world, .event, name))
    case .newScreen, .replaceView: break
    }
    var finder = ExecutionFinder(participants: participants, requests: requests)
    for entry in entries {
      let frames = MediatorFrame.all(in: entry.frames, of: now.mediators)
      messages += changes(to: entry.snapshot, finder, frames, toldBy: entry)
      var message = Message(
        entry, between: entry.parties(now, frames, requests: &requesters), participants)
      if recorder.isFindingLines {
        message.execution = finder.execution(of: message, request: entry.request, frames)
      }
      messages.append(message)
    }
    requests = finder.requests
    messages += changes(to: now, finder, [])
    let before = shown
    shown = screen.view.display.widgets
    messages = messages.markingIdleAnswers(before == shown) + displayChanges(from: view, before)
    episodes.append(Trace.Episode(trigger: trigger, name: name, messages: messages))
  }

  /// The state changes since the last snapshot, the model's first, since the rest depends on them; last
  /// that of the value that an entry tells of, since a binding tells of a change at once.
  ///
  /// A snapshot from a view that knows no mediator says nothing.
  private mutating func changes(
    to next: Snapshot, _ finder: ExecutionFinder, _ frames: [MediatorFrame],
    toldBy entry: Recorder.Entry? = nil
  ) -> [Message] {
    guard !next.mediators.isEmpty || !next.values.isEmpty else { return [] }
    let changes = snapshot.map(next.changes(since:)) ?? []
    snapshot = next
    let messages = changes.map { place, before, after in
      let holder = Participant.mediator(place.holder)
      var message = Message(
        from: holder, to: place.isOfModel ? .model : holder, .state, place.name, [before, after])
      if recorder.isFindingLines {
        message.execution = finder.execution(ofChangeBy: holder, before: frames)
      }
      return message
    }
    let isTold = { (message: Message) in
      entry?.kind == .notify && message.receiver.isMediator && message.name == entry?.name
    }
    let own = messages.filter { $0.receiver != .model }
    return messages.filter { $0.receiver == .model } + own.filter { !isTold($0) }
      + own.filter(isTold)
  }

  /// The changes that the person sees.
  ///
  /// A change that the view itself does not show, the screen has from the world.
  private mutating func displayChanges(
    from view: Participant, _ shownBefore: [Widget]
  ) -> [Message] {
    let before = widgets
    widgets = screen.display.widgets
    _ = recorder.takeEntries()  // A view may look at itself in order to be looked at.
    return widgets.enumerated().compactMap { index, widget in
      let old = before.indices.contains(index) ? before[index].text : ""
      guard widget.text != old else { return nil }
      let isOfWorld =
        participants.world != nil && shownBefore.indices.contains(index)
        && shown.indices.contains(index) && shownBefore[index] == shown[index]
      return Message(
        from: isOfWorld ? .world : view, to: .person, .display, widget.name,
        [old.quoted, widget.text.quoted])
    }
  }
}

extension Message {
  fileprivate init(
    from sender: Participant, to receiver: Participant, _ kind: MessageKind, _ name: String,
    _ arguments: [String] = []
  ) {
    self.init(
      sender: sender, receiver: receiver, kind: kind, name: name, arguments: arguments, site: nil)
  }

  fileprivate init(
    _ entry: Recorder.Entry, between parties: (sender: Participant, receiver: Participant),
    _ participants: Participants
  ) {
    let arguments = entry.arguments.map { argument in
      switch argument {
      case .value(let text): return text
      case .view:
        return participants.name(of: parties.sender.isMediator ? parties.receiver : parties.sender)
      case .object(let type):
        let mediator = participants.mediators.first { $0.type == type }
        return mediator?.name ?? type
      }
    }
    self.init(
      sender: parties.sender, receiver: parties.receiver, kind: entry.kind, name: entry.name,
      arguments: arguments, site: entry.site)
  }
}
