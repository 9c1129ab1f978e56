import AppScreens
import Foundation

/// Several walks on screens of one pattern, under one condition.
///
/// Pauses cost time that walks can share; all else is taken one by one.
struct WalkBatch<Subject: AppDefinition> {
  typealias Gesture = Subject.Gesture
  typealias Display = Subject.Display
  typealias State = ScreenState<Display>
  typealias MakeScreen = @Sendable () -> any Screen<Gesture, Display>

  let app: Subject
  let walks: [Walk<Gesture>]
  let condition: Condition
  let makeScreen: MakeScreen

  /// The seconds that a pause takes, in which the run loop turns.
  let pause: Double

  /// Takes the walks.
  ///
  /// - Parameters:
  ///   - see: Hears each display of the present walk; nil where none is read.
  ///   - end: Hears how the present walk has ended, before the next begins.
  func take(see: @escaping (State?) -> Void, end: (Trail<State>) -> Void) {
    switch condition {
    case .pauses: MainThread.deferring { takeWithPauses(see, end) }
    default:
      let timeout = ReleaseTimeout()
      for walk in walks {
        let run = ScreenWalk(walk: walk, makeScreen: makeScreen, timeout: timeout, see: see)
        end(MainThread.deferring { trail(of: run) })
      }
    }
  }

  /// The trails of the walks, whose progress is noted.
  func trails(noting progress: WalkProgress) -> [Trail<State>] {
    let areTakenAsWritten =
      condition == .plain && walks.allSatisfy { $0.trial == nil }
    guard !areTakenAsWritten else { return walks.map { trailAsWritten(of: $0, noting: progress) } }
    var displays: [State?] = []
    var trails: [Trail<State>] = []
    trails.reserveCapacity(walks.count)
    take(
      see: {
        progress.noteDisplay()
        displays.append($0)
      },
      end: { trail in
        progress.noteEnd()
        var trail = trail
        trail.displays = displays
        displays = []
        trails.append(trail)
      })
    return trails
  }

  /// The trail of a walk that is taken as written, as nearly all are.
  private func trailAsWritten(
    of walk: Walk<Gesture>, noting progress: WalkProgress
  ) -> Trail<State> {
    defer { progress.noteEnd() }
    return MainThread.deferring {
      Trail(
        displays: app.displays(
          of: makeScreen(), along: walk.steps, noting: progress.noteDisplay))
    }
  }

  private func trail(of run: ScreenWalk<Gesture, Display>) -> Trail<State> {
    var trail = Trail<State>()
    if let trial = run.walk.trial {
      trail.ending = run.ending(of: trial)
      return trail
    }
    do throws(Fault) {
      try run.take(under: condition)
    } catch {
      trail.ending = .wrong(.fault(error))
    }
    return trail
  }
}
