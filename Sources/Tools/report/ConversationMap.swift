import AppScreens
import Dispatch
import SharedSuite
import Synchronization
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// Conversations recorded in every state of an app, for a page to step through.
package struct ConversationMap: Sendable {
  /// Where a step leads, and what is said.
  struct Move {
    let target: Int
    let change: GrowingValue.Change
    var episode: Int?

    /// The conversation where the value after the step is that before it.
    var episodeOfSame: Int?
  }

  /// A state: its display, and what each recorded step does; several moves differ in the value after them.
  struct State {
    let widgets: [Widget]

    /// What model and mediators hold in each pattern, each value after its name: `calculator.entry: .nothing`.
    let held: [[String]]

    var moves: [String: [Move]] = [:]
  }

  let app: String
  let title: String
  let gestures: [String]

  /// The external events; the other steps are gestures, or replace the view.
  let events: [String]

  let demonstration: [String]
  let parts: [Part]

  /// The value of a new screen that grows without end; empty if it has none.
  let start: String

  /// The states, with a mark for that value; the first is that of a new screen.
  let states: [State]

  /// The calculations that were recorded, each with its result, with which the page compares its own.
  let results: [[String]]

  /// The conversations, with marks for the value before and after; the first is that of a new screen.
  let episodes: [Rows]

  /// The conversations of an app in the patterns that have it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - limit: The number of steps to record, beyond those of the demonstration.
  /// - Throws: A `NotationFailure` if the demonstration cannot be read.
  package init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], steps limit: Int = 1000
  ) throws {
    let patterns = patterns.filter { app.screenFactory(in: $0) != nil }
    let demonstration = try app.demonstrationSteps()
    let steps = app.steps(recordedWith: demonstration)
    self.app = app.name
    title = app.title
    gestures = steps.filter { !$0.isEvent }.map(\.notation)
    events = steps.filter(\.isEvent).map(\.notation)
    self.demonstration = demonstration.map(\.notation)
    let whole = SideBySideTraces(
      of: app.name, in: patterns, demonstration, showing: Subject.Display.self)
    let parts = whole.traces.map(Part.init(of:))
    self.parts = parts
    let known = Set(steps)
    let scenarios = app.ruleFile.rules.flatMap(\.scenarios).map(\.steps).filter(known.isSuperset)
    func record(_ growing: GrowingValue) -> ConversationRecorder<Subject> {
      var recorder = ConversationRecorder(
        app: app, patterns: patterns, parts: parts, steps: steps, growing: growing)
      recorder.record(demonstration)
      if growing == .literal {
        // What is derived is compared at many values: what a step does to a text, at all that two steps make.
        let pairs = recorder.start.isEmpty ? steps.pairs.map { $0 + $0 } : []
        for walk in scenarios + pairs { recorder.record(walk) }
      }
      recorder.explore(limit: limit)
      recorder.complete(limit: 100)
      return recorder
    }
    var recorder = record(.literal)
    var conclusion = recorder.conclude()
    if conclusion == nil {
      recorder = record(.none)
      conclusion = recorder.conclude()
    }
    start = recorder.start
    results = recorder.results
    (states, episodes) = conclusion ?? ([], [])
  }
}

extension ConversationMap {
  /// The conversations of several apps, recorded at the same time, while something else is done here.
  ///
  /// - Throws: A `NotationFailure` if the demonstration of an app cannot be read, or what the other work throws.
  package static func maps<Other>(
    of apps: [any AppDefinition], in patterns: [Pattern], during work: () throws -> Other
  ) throws -> ([ConversationMap], Other) {
    let maps = Mutex<[Int: Result<ConversationMap, any Error>]>([:])
    let recording = DispatchGroup()
    DispatchQueue.global().async(group: recording) {
      DispatchQueue.concurrentPerform(iterations: apps.count) { turn in
        let map = Result { try ConversationMap(of: apps[turn], in: patterns) }
        maps.withLock { $0[turn] = map }
      }
    }
    let other = Result { try work() }
    recording.wait()
    let recorded = maps.withLock(\.self)
    return (try apps.indices.compactMap { try recorded[$0]?.get() }, try other.get())
  }
}

extension AppDefinition {
  /// The steps to record: those of the demonstration; the keys, the responses to requests, and of each field
  /// two texts with those of the demonstration.
  fileprivate func steps(recordedWith demonstration: [Step<Gesture>]) -> [Step<Gesture>] {
    var counts: [Substring: Int] = [:]
    func isRecorded(_ step: Step<Gesture>) -> Bool {
      let parts = step.notation.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count > 1, parts[0] != "" else { return true }
      counts[parts[0], default: 0] += 1
      if demonstration.contains(step) { return true }
      return step.isEvent
        ? parts[1].prefix { $0 != "," }.allSatisfy(\.isNumber) : counts[parts[0]] ?? 0 <= 2
    }
    let recorded = Set((demonstration + steps).uniqued.filter(isRecorded))
    return (steps + demonstration + [.replaceView]).uniqued.filter {
      recorded.contains($0) || $0 == .replaceView
    }
  }
}

extension Array {
  /// Each two of the elements, in both orders.
  fileprivate var pairs: [[Element]] {
    indices.flatMap { one in
      indices.filter { $0 != one }.map { other in [self[one], self[other]] }
    }
  }
}

extension Step {
  fileprivate var isEvent: Bool {
    switch self {
    case .event: true
    case .gesture, .replaceView: false
    }
  }
}
