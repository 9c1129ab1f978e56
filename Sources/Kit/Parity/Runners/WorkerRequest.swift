import AppScreens
import Foundation

/// Walks to take, in a line for a worker.
struct WorkerRequest: Codable {
  /// A walk, in the notation of its steps.
  struct Steps: Codable {
    let steps: [String]
    let companions: [String]
    let seed: UInt64
    let unread: Int
    let readsState: Bool
    let trial: ArchitectureTrial?

    init(_ walk: Walk<some ScreenGesture>) {
      steps = walk.steps.map(\.notation)
      companions = walk.companions.map(\.notation)
      seed = walk.seed
      (unread, readsState) = (walk.unread, walk.readsState)
      trial = walk.trial
    }

    /// The walk.
    func walk<Gesture>() throws(NotationFailure) -> Walk<Gesture> {
      var walk = Walk<Gesture>([])
      for notation in steps { walk.steps += try Step.read(notation) }
      for notation in companions { walk.companions += try Step.read(notation) }
      (walk.seed, walk.unread, walk.readsState) = (seed, unread, readsState)
      walk.trial = trial
      return walk
    }
  }

  let app: String
  let pattern: String
  let condition: Condition
  let pause: Double
  let walks: [Steps]
}

/// A line of a worker's answer: its first character says what the rest is.
enum WorkerLine: Character {
  /// A display, as JSON; null where nobody looked.
  case display = "d"

  /// The same display as before.
  case same = "="

  /// The end of a walk, as JSON.
  case end = "e"

  /// What is not written yet was reached, and where; the process ends.
  case unwritten = "u"

  /// The reason why there is no answer.
  case complaint = "x"

  /// The request is read, and its walks begin.
  case begun = "b"

  /// The process serves, or all walks are done and what they needed is let go.
  case ready = "."
}

/// The end of a walk, as a worker tells it.
struct WorkerEnd: Codable {
  /// The number of displays that it has told, of which a screen that writes into the channel may spoil some.
  let displays: Int

  let ending: Outcome<Defect>
  let state: Fingerprint?
}

/// The trails that a worker's lines tell.
struct TrailReading<Display: ScreenDisplay> {
  private(set) var trails: [Trail<Display>] = []
  private var trail = Trail<Display>()
  private let decoder = JSONDecoder()

  /// Takes the last trail for unfinished again.
  mutating func reopenLast() {
    if let last = trails.popLast() { trail = last }
  }

  /// Takes in a line about the present walk.
  mutating func take(_ line: Substring) throws(ProcessFailure) {
    let rest = Data(line.dropFirst().utf8)
    do {
      switch line.first.flatMap(WorkerLine.init) {
      case .display: trail.displays.append(try decoder.decode(Display?.self, from: rest))
      case .same: trail.displays.append(trail.displays.last ?? nil)
      case .end:
        let end = try decoder.decode(WorkerEnd.self, from: rest)
        guard end.displays == trail.displays.count else {
          throw ProcessFailure(.spoiledChannel)
        }
        (trail.ending, trail.state) = (end.ending, end.state)
        trails.append(trail)
        trail = Trail()
      case .begun, .unwritten, .complaint, .ready, nil: break
      }
    } catch let failure as ProcessFailure {
      throw failure
    } catch {
      throw ProcessFailure(.spoiledChannel)
    }
  }

  /// Ends the present walk with a failure; where all of its steps were seen, it came as the screen was let go.
  mutating func fail(_ failure: ProcessFailure, after steps: Int) {
    var failure = failure
    if trail.displays.count > steps { failure.moment = .lettingGo }
    trail.ending = .wrong(.failure(failure))
    trails.append(trail)
    trail = Trail()
  }
}
