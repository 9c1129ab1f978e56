import Foundation

/// A tool, run to its end, of which nothing is left afterwards: no child, in whatever way it ended.
package struct Tool {
  private let path: String
  private let arguments: [String]

  /// A tool.
  ///
  /// - Parameters:
  ///   - path: The path of its executable.
  ///   - arguments: Its arguments, without its name.
  package init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs the tool; an interruption of this process ends the tool first.
  ///
  /// - Parameter seconds: How long it may take; without end unless given.
  /// - Returns: The beginning of what it printed, words and errors alike, and whether it succeeded.
  /// - Throws: A `ToolFailure` when it cannot be started, is interrupted, or takes too long.
  package func run(
    within seconds: Double? = nil
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    try Interruption.heldBack { () throws(ToolFailure) in
      guard let (reading, writing) = Pipe.ends else { throw .noPipe }
      defer { close(reading) }
      let family = ProcessFamily()
      let guardian = Guardian(of: family)
      defer { guardian?.dismiss() }
      let process: ChildProcess
      do throws(ToolFailure) {
        process = try ChildProcess(
          path, arguments, environment: family.environment, output: writing,
          group: guardian?.group ?? 0)
      } catch {
        close(writing)
        throw error
      }
      close(writing)
      let group = guardian?.group ?? process.identifier
      var output: [UInt8] = []
      let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
      let hasEnded = listen(to: process, in: group, at: reading, &output, until: deadline)
      family.kill(from: group)
      while hasEnded, Pipe.read(reading, &output, forMilliseconds: 0) == .some(true) {}
      let succeeded = process.wait()
      guard hasEnded else {
        throw Interruption.hasCome ? .interrupted : .overdue(seconds: seconds ?? 0)
      }
      return (String(decoding: output, as: UTF8.self), succeeded)
    }
  }

  /// The most bytes that are kept of what a tool prints.
  private static var outputLimit: Int { 16 << 20 }

  /// Takes in what a process says until it has ended; false if it was interrupted or overdue before.
  private func listen(
    to process: ChildProcess, in group: pid_t, at reading: Int32, _ output: inout [UInt8],
    until deadline: ContinuousClock.Instant?
  ) -> Bool {
    var isOpen = true
    while !process.hasEnded {
      if Interruption.hasCome || deadline.map({ ContinuousClock.now > $0 }) ?? false {
        end(process, in: group)
        return false
      }
      if isOpen {
        isOpen = Pipe.read(reading, &output, forMilliseconds: 20) != nil
        output.removeLast(max(0, output.count - Self.outputLimit))
      } else {
        usleep(5_000)
      }
    }
    return true
  }

  /// Asks a process and its group to end, and gives it a second to clean up.
  private func end(_ process: ChildProcess, in group: pid_t) {
    kill(-group, SIGTERM)
    for _ in 0..<50 where !process.hasEnded { usleep(20_000) }
  }
}

/// A reason why a tool could not be run.
package struct ToolFailure: Error, CustomStringConvertible {
  package let description: String

  /// Indicates whether it took longer than it might.
  package private(set) var isOverdue = false

  package init(description: String) {
    self.description = description
  }

  static let interrupted = ToolFailure(description: "interrupted")

  static func overdue(seconds: Double) -> ToolFailure {
    var failure = ToolFailure(description: "not done within \(seconds) s")
    failure.isOverdue = true
    return failure
  }

  static var noPipe: ToolFailure { ToolFailure(description: String(cString: strerror(errno))) }
}
