import AppScreens
import SharedSuite

/// An app as the kit knows it: its types, its rules, and the gestures to try.
public protocol AppDefinition: Sendable {
  /// The gestures that a user can make.
  associatedtype Gesture: ScreenGesture

  /// The display that a user sees.
  associatedtype Display: ScreenDisplay

  /// The name by which a command calls the app, such as `four-function`.
  var name: String { get }

  /// The name of the app in headings.
  var title: String { get }

  /// The notation of the gestures, for a help page: `green=on, green=off, …`.
  var notation: String { get }

  /// The gestures, in their notation, that show the app off in a minute.
  var demonstration: [String] { get }

  /// The rules of the app, read from their text.
  var ruleFile: RuleFile<Gesture, Display> { get }

  /// The rules as code, which every pattern is compared with; none by default.
  var specification: (any Specification<Gesture, Display>)? { get }

  /// The gestures worth trying in every order: all of them, or a few that matter if they are endless.
  var alphabet: [Gesture] { get }

  /// The external events worth trying at any moment; none by default.
  var events: [Gesture.Event] { get }

  /// The kinds of the fields' texts, by the names in the notation, `input` for `input=TEXT`; any by default.
  ///
  /// Texts are drawn for every field that is edited by such a gesture, and for events alike.
  var textKinds: [String: TextKind] { get }

  /// Takes steps on a screen.
  ///
  /// - Parameters:
  ///   - screen: A new screen.
  ///   - steps: The steps.
  ///   - note: Called after each of them.
  /// - Returns: The displays at first and after each step.
  func displays(
    of screen: any Screen<Gesture, Display>, along steps: [Step<Gesture>],
    noting note: () -> Void
  ) -> [State?]
}

extension AppDefinition {
  /// What is compared after each step.
  public typealias State = ScreenState<Display>

  /// The same edit with shorter texts, simplest first, where the notation has the form `NAME=TEXT`.
  func simplifications(of gesture: Gesture) -> [Gesture] {
    guard let slot = TextSlot(Step.gesture(gesture)) else { return [] }
    return slot.texts[0].simplerTexts.compactMap { text in
      if case .gesture(let simpler) = slot.step(holding: [text]) { simpler } else { nil }
    }
  }

  /// No specification.
  public var specification: (any Specification<Gesture, Display>)? { nil }

  /// No kinds: any text is drawn for any field.
  public var textKinds: [String: TextKind] { [:] }

  /// No events.
  public var events: [Gesture.Event] { [] }

  /// The steps worth trying in every order: the gestures of the alphabet, and the events.
  public var steps: [Step<Gesture>] {
    alphabet.map(Step.gesture) + events.map(Step.event)
  }

  /// The rules, those of every screen first; of these, only such as something can decide.
  ///
  /// - Precondition: The file of rules has no mistake; a command reports it before.
  public var rules: [Rule<Gesture>] {
    let file = ruleFile
    if let mistake = file.mistakeForKit { preconditionFailure("\(mistake)") }
    return file.rules.filter {
      !$0.isOfEveryScreen || !$0.scenarios.isEmpty || !conditions(of: $0.number).isEmpty
    }
  }

  /// The numbers of all rules, in order.
  package var ruleNumbers: [String] { rules.map(\.number) }

  /// The statement of each rule, by its number.
  package var statements: [String: String] {
    Dictionary(rules.map { ($0.number, $0.statement) }) { first, _ in first }
  }

  /// The steps that show the app off.
  ///
  /// - Throws: What is wrong with a gesture of the app's own demonstration.
  package func demonstrationSteps() throws(NotationFailure) -> [Step<Gesture>] {
    var steps: [Step<Gesture>] = []
    for notation in demonstration { steps += try Step.read(notation) }
    return steps
  }

  /// The mistake for which the rules cannot be read; nil if there is none.
  public var mistakeInRules: RuleTextFailure? { ruleFile.mistakeForKit }

  /// The rule of a number; nil if there is none.
  func rule(_ number: String) -> Rule<Gesture>? {
    ruleFile.rules.first { $0.number == number }
  }

  /// The rule that is broken where a condition shows something wrong: the app's own for it, or the usual one.
  func rule(on condition: Condition) -> Rule<Gesture>? {
    ruleFile.rules.last { $0.condition == condition } ?? rule(condition.facts.rule)
  }

  /// The conditions that show a rule of a number broken: for S5, and where fields show their cursors for S8,
  /// walks that are taken plainly.
  package func conditions(of rule: String) -> [Condition] {
    if rule == RuleNumber.cursor, hasFields { return [.plain] }
    return Condition.allCases.filter { suits($0) && self.rule(on: $0)?.number == rule }
  }

  /// The function with which a pattern makes screens for this app; nil if there is none.
  ///
  /// Screens of the main actor are used through others, each step of which has them do all that is due.
  public func screenFactory(
    in pattern: Pattern
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    screenFactory(in: pattern, within: TaskTimes())
  }

  /// The same, with the times of the tasks of main-actor screens.
  func screenFactory(
    in pattern: Pattern, within times: TaskTimes
  ) -> (@Sendable () -> any Screen<Gesture, Display>)? {
    switch pattern.screenFactory(Gesture.self, Display.self) {
    case nil: nil
    case .anywhere(let makeScreen): makeScreen
    case .onMainActor(let makeScreen): { MainActorScreen(makeScreen, within: times) }
    }
  }

  /// Indicates whether a pattern's screens for this app live on the main actor.
  func isOnMainActor(in pattern: Pattern) -> Bool {
    pattern.screenFactory(Gesture.self, Display.self)?.isOnMainActor ?? false
  }
}
