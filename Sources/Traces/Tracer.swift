import AppScreens
import TextLayout

/// Takes steps on one screen, and collects the conversation.
struct Tracer<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private let recorder = Recorder()
  private let screen: any Screen<Gesture, Display>
  private var snapshot: Snapshot?
  private var widgets: [Widget]
  private var replacements = 0
  private(set) var episodes: [Trace.Episode] = []
  private(set) var participants: Participants

  /// Makes the screen.
  init(_ makeScreen: () -> any Screen<Gesture, Display>) {
    let screen = recorder.recording { makeScreen() }
    self.screen = screen
    widgets = Display().widgets.map { Widget($0.name, shows: "") }
    participants = Participants(of: screen.view, behind: Snapshot(behind: screen))
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

  /// Closes the episode in which something has just happened.
  private mutating func conclude(_ trigger: Trace.Episode.Trigger, _ name: String) {
    let entries = recorder.takeEntries()
    let now = Snapshot(behind: screen)
    participants = Participants(of: screen.view, behind: now)
    let view = Participant.view(max(recorder.views, replacements + 1))
    var messages: [Message] = []
    if trigger == .gesture {
      messages.append(Message(from: .person, to: view, .gesture, name))
    }
    var finder = ExecutionFinder(classes: now.mediatorClasses, participants: participants)
    for entry in entries {
      messages += changes(to: entry.snapshot, finder.execution(ofChangeBefore: entry.frames))
      let message = Message(entry, participants: participants)
      messages.append(message.executed(finder.execution(of: message, entry.frames)))
    }
    messages += changes(to: now, finder.execution(ofChangeBefore: [])) + sights(from: view)
    episodes.append(Trace.Episode(trigger: trigger, name: name, messages: messages))
  }

  /// The state changes since the last snapshot, the model's first, since the rest depends on them.
  ///
  /// A snapshot from a view that knows no mediator says nothing.
  private mutating func changes(to next: Snapshot, _ execution: Execution?) -> [Message] {
    guard next.mediator != nil || !next.values.isEmpty else { return [] }
    let changes = snapshot.map(next.changes(since:)) ?? []
    snapshot = next
    let messages = changes.map { place, before, after in
      Message(from: .mediator, to: place.owner, .state, place.path, [before, after])
        .executed(execution)
    }
    return messages.filter { $0.receiver == .model } + messages.filter { $0.receiver != .model }
  }

  /// The changes that the person sees.
  private mutating func sights(from view: Participant) -> [Message] {
    let before = widgets
    widgets = screen.display.widgets
    _ = recorder.takeEntries()  // A view may look at itself in order to be looked at.
    return widgets.enumerated().compactMap { index, widget in
      let old = before.indices.contains(index) ? before[index].text : ""
      guard widget.text != old else { return nil }
      return Message(
        from: view, to: .person, .display, widget.name, [old.quoted, widget.text.quoted])
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
    let view = Participant.view(entry.view)
    let arguments = entry.arguments.map { argument in
      switch argument {
      case .value(let text): text
      case .view: participants.name(of: view)
      case .object(let type):
        type == participants.mediator?.type ? participants.name(of: .mediator) : type
      }
    }
    self.init(
      sender: entry.kind.isFromView ? view : .mediator,
      receiver: entry.kind.isFromView ? .mediator : view,
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

extension Participants {
  fileprivate init(of view: AnyObject, behind snapshot: Snapshot) {
    self.init(
      view: "\(type(of: view))", mediator: snapshot.mediator, models: snapshot.models)
  }
}
