import AppScreens
import Foundation

/// Screens of one app in several patterns, each in a process of its own, all given the same steps.
///
/// They are looked at ahead of the search: it learns late that they differ, and where they did first.
struct RemoteScreens<Subject: AppDefinition>: ScreensSideBySide {
  let app: Subject

  /// The steps since the screens were made.
  private(set) var steps: [Step<Subject.Gesture>] = []

  /// The first failure of a process, which ends the search.
  private(set) var failure: ProcessFailure?

  /// The number of the look at which the displays differed first, counted from 0, and the displays.
  private(set) var difference: (look: Int, displays: [Subject.Display])?

  private let processes: PatternProcesses<Subject>
  private let lookahead: Int
  private var operations: [ScriptOperation] = []
  private var looks = 0
  private var openLooks = 0
  private var hasChanged = false
  private var lastState: (key: [Int], isWhole: Bool) = ([], true)

  /// New screens.
  ///
  /// - Parameters:
  ///   - processes: The processes of the patterns.
  ///   - lookahead: The number of looks that are taken together; 1 where states are asked for.
  init(in processes: PatternProcesses<Subject>, lookahead: Int) {
    app = processes.app
    self.processes = processes
    self.lookahead = lookahead
    renew()
  }

  mutating func renew() {
    guard !isOver else { return }
    steps.removeAll(keepingCapacity: true)
    operations.append(.renew)
    hasChanged = true
  }

  mutating func take(_ step: Step<Subject.Gesture>) {
    guard !isOver else { return }
    steps.append(step)
    operations.append(.step(step.notation))
    hasChanged = true
  }

  var isIdentical: Bool {
    mutating get {
      if hasChanged, !isOver {
        operations.append(lookahead == 1 ? .lookAtState : .look)
        looks += 1
        openLooks += 1
        hasChanged = false
        if openLooks >= lookahead { carryOut() }
      }
      return !isOver
    }
  }

  var state: (key: [Int], isWhole: Bool) { lastState }

  private var isOver: Bool { failure != nil || difference != nil }

  /// Has everything done that was put off.
  mutating func carryOut() {
    guard !isOver, openLooks > 0 else { return }
    do throws(ProcessFailure) {
      let answers = try processes.run(operations)
      if let (index, displays) = try processes.firstDifference(in: answers) {
        difference = (looks - openLooks + index, displays)
      }
      lastState = (answers.flatMap { $0.states.suffix(1) }, answers.allSatisfy(\.isWhole))
    } catch {
      failure = error
    }
    operations.removeAll(keepingCapacity: true)
    openLooks = 0
  }
}

/// No screens at all: the steps of a search up to one of its looks.
struct SearchSteps<Subject: AppDefinition>: ScreensSideBySide {
  let app: Subject

  /// The steps since the screens would have been made.
  private(set) var steps: [Step<Subject.Gesture>] = []

  private var looksToGo: Int
  private var hasChanged = true

  /// The steps up to the look with this number, counted from 0, at which they would differ.
  init(_ app: Subject, upToLook look: Int) {
    self.app = app
    looksToGo = look + 1
  }

  mutating func renew() {
    steps.removeAll(keepingCapacity: true)
    hasChanged = true
  }

  mutating func take(_ step: Step<Subject.Gesture>) {
    steps.append(step)
    hasChanged = true
  }

  var isIdentical: Bool {
    mutating get {
      if hasChanged { looksToGo -= 1 }
      hasChanged = false
      return looksToGo > 0
    }
  }

  var state: (key: Int, isWhole: Bool) { (0, true) }
}
