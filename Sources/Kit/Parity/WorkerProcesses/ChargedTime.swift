import Foundation

/// The seconds for which a process has to answer.
///
/// While it waits, for a lock or a sleep, the time that passes is charged to it; while it computes, the
/// processor's time that it gets. So a busy machine, where it waits for its turn, makes nobody late.
/// The time that passes is charged as well if the system does not tell of other processes.
struct ChargedTime {
  private let process: pid_t
  private var moment = ContinuousClock.now
  private var processorTime: Double?

  /// The seconds so far.
  private(set) var seconds = 0.0

  /// The time of a process from now on.
  init(of process: pid_t) {
    self.process = process
    processorTime = Self.processorTime(of: process)
  }

  /// Charges what has come since the last time; often enough, since a process may wait in between.
  mutating func advance() {
    let now = ContinuousClock.now
    let passed = (now - moment) / .seconds(1)
    guard passed > 0.01 else { return }
    let time = Self.processorTime(of: process)
    let used = time.flatMap { time in processorTime.map { time - $0 } }
    seconds += Self.charge(
      passed: passed, used: used, wantsToCompute: Self.wantsToCompute(process))
    (moment, processorTime) = (now, time)
  }

  /// The seconds that are charged for a while.
  ///
  /// - Parameters:
  ///   - passed: The seconds by the clock.
  ///   - used: The seconds of the processor, by all threads; nil where nobody can tell.
  ///   - wantsToCompute: Indicates whether a thread computes, or would if there were a processor.
  /// - Returns: The seconds, no more than passed.
  static func charge(passed: Double, used: Double?, wantsToCompute: Bool) -> Double {
    guard let used, wantsToCompute else { return passed }
    return min(passed, used)
  }

  /// The seconds of the processor that all threads of a process have had; nil where nobody can tell.
  private static func processorTime(of process: pid_t) -> Double? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    #else
      return nil
    #endif
  }

  /// Indicates whether a thread of a process computes, or would if there were a processor for it.
  ///
  /// Source: *proc_pid_stat(5)*, third field.
  private static func wantsToCompute(_ process: pid_t) -> Bool {
    #if os(Linux)
      let folder = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.contains { thread in
        guard let text = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat"),
          let name = text.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        return text[name...].dropFirst(2).first == UInt8(ascii: "R")
      }
    #else
      return false
    #endif
  }
}
