import AppScreens
import TriptychTextLayout
import TriptychTraces

extension WalkBatch {
  /// Takes the walks on screens that record, where no message may set a field to the text that the user has
  /// just typed in it.
  ///
  /// Nothing is judged where the views do not record, or where it is not known which message sets a field.
  func takeWhileRecording(_ see: @escaping (Display?) -> Void, _ end: (Trail<Display>) -> Void) {
    var fields = RecordedFields(makeScreen)
    for walk in walks {
      var trail = Trail<Display>()
      trail.ending = MainThread.deferring { fields.ending(of: walk, see) }
      end(trail)
    }
  }
}

/// The reasons for which recorded messages decide nothing, which is not the fault of a screen.
package enum MissingRecord {
  /// There are no records.
  static let ofViews = "the views do not record their messages (`new recording` makes such as do)"

  /// There are records, but none that is about one field.
  static let ofFields = "no recorded message is known to set a field and nothing else"

  /// Both.
  static let reasons = [ofViews, ofFields]
}

/// The text fields of an app's screens, and the messages by which a mediator sets each.
private struct RecordedFields<Gesture: ScreenGesture, Display: ScreenDisplay> {
  private typealias Message = ViewMessages.Message

  /// A message that sets a field, whatever the text.
  private struct Setter: Hashable {
    let name: String
    let otherArguments: [String]

    /// The message without a text; nil if it does not have that.
    init?(_ message: Message, with text: String) {
      guard let place = message.arguments.firstIndex(of: text.quoted) else { return nil }
      name = message.name
      var others = message.arguments
      others.remove(at: place)
      otherArguments = others
    }

    /// Indicates whether the name or an argument mentions a field.
    func mentions(_ field: String) -> Bool {
      ([name] + otherArguments).contains { $0.lowercased().contains(field.lowercased()) }
    }
  }

  private let makeScreen: () -> any Screen<Gesture, Display>
  private let isRecorded: Bool
  private var known: [String: Set<Setter>] = [:]

  init(_ makeScreen: @escaping () -> any Screen<Gesture, Display>) {
    self.makeScreen = makeScreen
    let view: AnyObject = makeScreen().view
    isRecorded = ViewMessages.areRecorded(by: view)
  }

  /// How a walk ends: wholly, with the first text that is set again, or without a judgement.
  mutating func ending(of walk: Walk<Gesture>, _ see: (Display?) -> Void) -> Outcome<Defect> {
    guard isRecorded else { return .notRun(MissingRecord.ofViews) }
    let messages = ViewMessages()
    let screen = messages.during(makeScreen).result
    see(screen.display)
    var isUnknown = false
    for (index, step) in walk.steps.enumerated() {
      let received = messages.during { screen.take(step) }.messages
      see(screen.display)
      // Setting an empty field to nothing moves no cursor.
      guard let slot = step.editedField(of: Display.self), slot.texts != [""] else { continue }
      let setters = setters(of: slot)
      if setters.isEmpty { isUnknown = true }
      let echo = received.first { message in
        !message.isFirstOfBinding
          && Setter(message, with: slot.texts[0]).map(setters.contains) ?? false
      }
      if let echo { return .wrong(.fault(echo.fault(settingAgain: slot, after: index + 1))) }
    }
    return isUnknown ? .notRun(MissingRecord.ofFields) : .right
  }

  /// The messages that set a field: those that bring what was typed to a new view.
  private mutating func setters(of slot: TextSlot<Gesture>) -> Set<Setter> {
    if let setters = known[slot.name] { return setters }
    let text = "q1q"
    let messages = ViewMessages()
    let screen = messages.during(makeScreen).result
    if let step = slot.step(holding: [text]) { screen.take(step) }
    let received = messages.during { screen.replaceView() }.messages
    let isShown = screen.display.widgets.contains { $0.name == slot.name && $0.text == text }
    let all = Set(isShown ? received.compactMap { Setter($0, with: text) } : [])
    let own = all.filter { $0.mentions(slot.name) }
    // Another widget may show the same text.
    let setters = own.isEmpty && all.count > 1 ? [] : own.isEmpty ? all : own
    known[slot.name] = setters
    return setters
  }
}

extension Step {
  /// The field in which the user types: its texts are those of a widget of the same name; nil if it edits none.
  fileprivate func editedField<Display: ScreenDisplay>(of _: Display.Type) -> TextSlot<Gesture>? {
    guard case .gesture = self, let slot = TextSlot(self), !slot.isNumeric, slot.texts.count == 1,
      Display().widgets.contains(where: { $0.name == slot.name })
    else { return nil }
    return slot
  }
}

extension AppDefinition {
  /// Indicates whether the user types texts in fields that are shown.
  var hasTextFields: Bool {
    alphabet.contains { Step.gesture($0).editedField(of: Display.self) != nil }
  }
}

extension ViewMessages.Message {
  fileprivate func fault(settingAgain slot: TextSlot<some ScreenGesture>, after steps: Int) -> Fault
  {
    let doing =
      switch kind {
      case .set: "the mediator sets \(name) of the view"
      case .notify: "the binding of \(name) delivers the text"
      default: "the mediator calls \(name)"
      }
    return Fault(
      steps: steps, expected: "no message that sets \(slot.name) to what the user has just typed",
      shown: "\(doing), with \(slot.texts[0].quotedExcerpt), which \(slot.name) shows already")
  }
}
