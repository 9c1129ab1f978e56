import AppScreens

/// Steps on a new screen, with every display that a person must see.
public struct Scenario<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// A kind of scenario: the rule at work, or its edge.
  public enum Kind: Sendable {
    /// The rule at work, as most people meet it.
    case typical

    /// The edge of the rule, where implementations go wrong.
    case edge
  }

  /// A step, and the display that must follow it.
  public struct Moment: Sendable {
    /// The step.
    public let step: Step<Gesture>

    /// The display that must follow.
    public let display: Display
  }

  /// The rule at work, or its edge.
  public let kind: Kind

  /// The subject of the scenario, in a few words.
  public let name: String

  /// The display that a new screen must show.
  public let initial: Display

  /// The steps in order, each with what must be seen after it.
  public let moments: [Moment]

  /// The steps in order.
  public var steps: [Step<Gesture>] { moments.map(\.step) }

  /// Every display in order, that of the new screen first.
  public var displays: [Display] { [initial] + moments.map(\.display) }

  /// A scenario in which gestures and events move the display on, and a replaced view leaves it.
  ///
  /// - Parameters:
  ///   - kind: The rule at work, or its edge.
  ///   - name: What the scenario is about, in a few words.
  ///   - initial: What a new screen must show.
  ///   - steps: One step each, in its notation, with the result that `follow` or `happen` needs to
  ///     know; that of `replace-view`, which leaves the display as it is, is not looked at.
  ///   - fileID: Where the scenario is written, for the complaint about a notation.
  ///   - line: The line there.
  ///   - follow: Changes the display that was right before a gesture into the one that is right
  ///     after it.
  ///   - happen: Does the same for an event of the world.
  public init<Result>(
    _ kind: Kind, _ name: String, from initial: Display, _ steps: [(String, Result)],
    fileID: StaticString = #fileID, line: UInt = #line,
    follow: (inout Display, Gesture, Result) -> Void,
    happen: (inout Display, Gesture.Event, Result) -> Void
  ) {
    var display = initial
    self.kind = kind
    self.name = name
    self.initial = initial
    self.moments = steps.map { notation, result in
      let step = Step<Gesture>.one(notation, fileID, line)
      switch step {
      case .gesture(let gesture): follow(&display, gesture, result)
      case .event(let event): happen(&display, event, result)
      case .replaceView: break
      }
      return Moment(step: step, display: display)
    }
  }
}

extension Scenario where Gesture.Event == NoEvent {
  /// A scenario of an app without a world: each gesture moves the display on.
  ///
  /// - Parameters:
  ///   - kind: The rule at work, or its edge.
  ///   - name: What the scenario is about, in a few words.
  ///   - initial: What a new screen must show.
  ///   - steps: One step each, in its notation, with the result that `follow` needs to know; that of
  ///     `replace-view`, which leaves the display as it is, is not looked at.
  ///   - fileID: Where the scenario is written, for the complaint about a notation.
  ///   - line: The line there.
  ///   - follow: Changes the display that was right before a gesture into the one that is right
  ///     after it.
  public init<Result>(
    _ kind: Kind, _ name: String, from initial: Display, _ steps: [(String, Result)],
    fileID: StaticString = #fileID, line: UInt = #line,
    follow: (inout Display, Gesture, Result) -> Void
  ) {
    self.init(kind, name, from: initial, steps, fileID: fileID, line: line, follow: follow) {
      _, _, _ in
    }
  }
}

extension Step {
  /// The one step that a notation in the source stands for.
  fileprivate static func one(
    _ notation: String, _ fileID: StaticString, _ line: UInt
  ) -> Self {
    do {
      let steps = try read(notation)
      let complaint = "\(notation) is \(steps.count) steps; write one at a time"
      precondition(steps.count == 1, complaint, file: fileID, line: line)
      return steps[0]
    } catch {
      preconditionFailure("\(error)", file: fileID, line: line)
    }
  }
}
