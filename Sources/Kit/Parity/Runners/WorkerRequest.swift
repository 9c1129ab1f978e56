import AppScreens
import Foundation
import TriptychTerminal

/// Walks to take, in a line for a worker: the name of the app, a tab, and this as JSON.
struct WorkerRequest<Gesture: ScreenGesture>: Codable {
  let pattern: String
  let condition: Condition
  let pause: Double
  let walks: [Walk<Gesture>]
}

extension Step: Codable {
  /// Reads the notation of one step.
  public init(from decoder: any Decoder) throws {
    let notation = try decoder.singleValueContainer().decode(String.self)
    let steps = try Step.read(notation)
    guard steps.count == 1 else {
      throw NotationFailure(of: notation, "is not one step", remedy: "write one step")
    }
    self = steps[0]
  }

  /// Writes the notation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notation)
  }
}

/// A line of a worker's answer: its first character says what the rest is.
enum WorkerLine: Character {
  /// A display, as JSON; null where it was not read.
  case display = "d"

  /// The same display as before.
  case same = "="

  /// The end of a walk: the number of displays that were sent, of which a screen that writes into the
  /// channel may spoil some; and the ending, as JSON.
  case end = "e"

  /// What is not written yet was reached, and where; the process ends.
  case unwritten = "u"

  /// The reason why there is no answer.
  case complaint = "x"

  /// The request is read, and its walks begin.
  case begun = "b"

  /// The process serves, or all walks are done and what they needed is released.
  case ready = "."
}

/// The trails in a worker's lines.
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
        let count = rest.prefix { $0 != UInt8(ascii: " ") }
        guard String(decoding: count, as: UTF8.self) == "\(trail.displays.count)" else {
          throw ProcessFailure(.spoiledChannel)
        }
        trail.ending = try decoder.decode(
          Outcome<Defect>.self, from: Data(rest.dropFirst(count.count)))
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

  /// Ends the present walk with a failure; where all of its steps were seen, it came as the screen was released.
  mutating func fail(_ failure: ProcessFailure, after steps: Int) {
    var failure = failure
    if trail.displays.count > steps { failure.isOfRelease = true }
    trail.ending = .wrong(.failure(failure))
    trails.append(trail)
    trail = Trail()
  }
}
