import AppScreens
import TextLayout

/// Takes steps on one screen, and collects the conversation.
struct Tracer<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private let recorder: Recorder
  let screen: any Screen<Gesture, Display>
  private(set) var snapshot: Snapshot?

  /// The widgets that a person sees.
  private(set) var widgets: [Widget]

  /// The widgets that the view itself showed after the last step.
  private var shown: [Widget]

  /// Indicates whether messages carry whole texts, or only as much as is shown of them.
  private let keepsWhole: Bool

  private var replacements = 0
  private var requests: [Int: Execution] = [:]
  private(set) var episodes: [Trace.Episode] = []
  private(set) var participants: Participants

  /// Makes the screen, of which there is an episode, unless steps are rehearsed on it.
  ///
  /// - Parameters:
  ///   - isFindingLines: Whether to find the mediator's part in each message.
  ///   - keepsWhole: Whether messages carry whole texts.
  ///   - rehearsal: Steps that are taken at once, and have no episodes; nil for a new screen.
  ///   - makeScreen: Makes the screen.
  init(
    findingLines isFindingLines: Bool, keepingWhole keepsWhole: Bool,
    after rehearsal: [Step<Gesture>]? = nil, _ makeScreen: () -> any Screen<Gesture, Display>
  ) {
    self.keepsWhole = keepsWhole
    let recorder = Recorder(findingLines: isFindingLines, rehearsing: rehearsal != nil)
    let screen = recorder.recording { makeScreen() }
    self.recorder = recorder
    self.screen = screen
    screen.world.log.screen = screen
    widgets = Display().widgets.map { Widget($0.name, shows: "") }
    shown = widgets
    participants = Participants(of: screen, behind: Snapshot())
    if let rehearsal {
      rehearse(rehearsal)
    } else {
      conclude(.newScreen, Trace.Episode.Trigger.newScreen.rawValue)
    }
  }

  private mutating func rehearse(_ steps: [Step<Gesture>]) {
    learnRequests()
    for step in steps {
      recorder.recording { screen.take(step) }
      if step == .replaceView { replacements += 1 }
      learnRequests()
    }
    snapshot = Snapshot(behind: screen)
    widgets = screen.display.widgets
    shown = screen.view.display.widgets
    _ = recorder.takeEntries()  // A view may look at itself in order to be looked at.
    recorder.endRehearsal()
  }

  /// Keeps where requests were made, and forgets what else was said.
  private mutating func learnRequests() {
    let entries = recorder.takeEntries()
    guard recorder.isFindingLines, entries.contains(where: { $0.kind == .request }) else { return }
    let now = Snapshot(behind: screen)
    participants = Participants(of: screen, behind: now)
    var finder = ExecutionFinder(
      classes: now.mediatorClasses, participants: participants, requests: requests)
    for entry in entries {
      let message = Message(entry, participants: participants)
      _ = finder.execution(of: message, request: entry.request, entry.frames)
    }
    requests = finder.requests
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

  /// Returns the episodes since the last call, and forgets them.
  mutating func takeEpisodes() -> [Trace.Episode] {
    defer { episodes = [] }
    return episodes
  }

  /// Closes the episode in which something has just happened.
  private mutating func conclude(_ trigger: Trace.Episode.Trigger, _ name: String) {
    let entries = recorder.takeEntries()
    let now = Snapshot(behind: screen)
    participants = Participants(of: screen, behind: now)
    let view = Participant.view(max(recorder.views, replacements + 1))
    var messages: [Message] = []
    switch trigger {
    case .gesture: messages.append(Message(from: .person, to: view, .gesture, name))
    case .event: messages.append(Message(from: .world, to: .world, .event, name))
    case .newScreen, .replaceView: break
    }
    var finder = ExecutionFinder(
      classes: now.mediatorClasses, participants: participants, requests: requests)
    let isFindingLines = recorder.isFindingLines
    for entry in entries {
      messages += changes(
        to: entry.snapshot, isFindingLines ? finder.execution(ofChangeBefore: entry.frames) : nil,
        toldBy: entry)
      let message = Message(entry, participants: participants)
      messages.append(
        isFindingLines
          ? message.executed(finder.execution(of: message, request: entry.request, entry.frames))
          : message)
    }
    requests = finder.requests
    messages += changes(to: now, isFindingLines ? finder.execution(ofChangeBefore: []) : nil)
    let before = shown
    shown = screen.view.display.widgets
    messages = messages.markingIdleAnswers(before == shown) + sights(from: view, before)
    episodes.append(
      Trace.Episode(
        trigger: trigger, name: name, messages: keepsWhole ? messages : messages.map(\.excerpt)))
  }

  /// The state changes since the last snapshot, the model's first, since the rest depends on them; last
  /// that of the value that an entry tells of, since a binding tells of a change at once.
  ///
  /// A snapshot from a view that knows no mediator says nothing.
  private mutating func changes(
    to next: Snapshot, _ execution: Execution?, toldBy entry: Recorder.Entry? = nil
  ) -> [Message] {
    guard next.mediator != nil || !next.values.isEmpty else { return [] }
    let changes = snapshot.map(next.changes(since:)) ?? []
    snapshot = next
    let messages = changes.map { place, before, after in
      Message(from: .mediator, to: place.owner, .state, place.path, [before, after])
        .executed(execution)
    }
    let isTold = { (message: Message) in
      entry?.kind == .notify && message.receiver == .mediator && message.name == entry?.name
    }
    let own = messages.filter { $0.receiver != .model }
    return messages.filter { $0.receiver == .model } + own.filter { !isTold($0) }
      + own.filter(isTold)
  }

  /// The changes that the person sees.
  ///
  /// A change that the view itself does not show, the screen has from the world.
  private mutating func sights(from view: Participant, _ shownBefore: [Widget]) -> [Message] {
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
    from sender: Participant, to receiver: Participant, _ kind: Kind, _ name: String,
    _ arguments: [String] = []
  ) {
    self.init(
      sender: sender, receiver: receiver, kind: kind, name: name, arguments: arguments, site: nil,
      execution: nil)
  }

  fileprivate init(_ entry: Recorder.Entry, participants: Participants) {
    let arguments = entry.arguments.map { argument in
      switch argument {
      case .value(let text): text
      case .view: participants.name(of: entry.participant)
      case .object(let type):
        type == participants.mediator?.type ? participants.name(of: .mediator) : type
      }
    }
    self.init(
      sender: entry.kind.isToMediator ? entry.participant : .mediator,
      receiver: entry.kind.isToMediator ? .mediator : entry.participant,
      kind: entry.kind, name: entry.name, arguments: arguments, site: entry.site,
      execution: nil)
  }

  /// The message with the mediator's part in it.
  fileprivate func executed(_ execution: Execution?) -> Message {
    Message(
      sender: sender, receiver: receiver, kind: kind, name: name, arguments: arguments, site: site,
      execution: execution)
  }
}

extension Recorder.Entry {
  /// The participant that recorded it.
  fileprivate var participant: Participant {
    switch source {
    case .view(let number): .view(number)
    case .world: .world
    }
  }
}
