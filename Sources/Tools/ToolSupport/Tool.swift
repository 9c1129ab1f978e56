import Foundation
import TriptychTerminal

/// A tool that runs to its end and leaves no process behind: those of its group are ended, and
/// SwiftPM, if interrupted, ends the compilers that it started.
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
  /// - Parameters:
  ///   - seconds: How long it may take; without end unless given.
  ///   - hasOwnTemporaryFolder: Whether its temporary files lie in a folder of their own, which is
  ///     removed; SwiftPM and the compiler leave some behind where they are interrupted.
  /// - Returns: The beginning of what it printed, words and errors alike, and whether it succeeded.
  /// - Throws: A `ToolFailure` when it cannot be started, is interrupted, or takes too long.
  package func run(
    within seconds: Double? = nil, inOwnTemporaryFolder hasOwnTemporaryFolder: Bool = false
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    try Interruption.heldBack { () throws(ToolFailure) in
      var environment = ProcessInfo.processInfo.environment
      let folder = hasOwnTemporaryFolder ? try Self.newTemporaryFolder() : nil
      if let folder { environment["TMPDIR"] = folder }
      defer {
        // What cannot be removed is the system's to remove.
        if let folder { do { try FileManager.default.removeFolderInUse(atPath: folder) } catch {} }
      }
      return try run(in: environment, within: seconds)
    }
  }

  private static func newTemporaryFolder() throws(ToolFailure) -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure(description: "cannot make the folder \(path.quotedPath): \(error.reason)")
    }
    return path
  }

  private func run(
    in environment: [String: String], within seconds: Double?
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    let (reading, writing) = try Pipe.ends()
    defer { close(reading) }
    let process: ChildProcess
    do throws(ToolFailure) {
      process = try ChildProcess(path, arguments, environment: environment, output: writing)
    } catch {
      close(writing)
      throw error
    }
    close(writing)
    var output: [UInt8] = []
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let hasEnded = listen(to: process, at: reading, &output, until: deadline)
    process.signalGroup(SIGKILL)
    while hasEnded, Pipe.read(reading, &output, forMilliseconds: 0) == .some(true) {}
    let succeeded = process.wait()
    guard hasEnded else {
      throw Interruption.hasCome ? .interrupted : .overdue(seconds: seconds ?? 0)
    }
    return (String(decoding: output, as: UTF8.self), succeeded)
  }

  /// The most bytes that are kept of what a tool prints.
  private static var outputLimit: Int { 16 << 20 }

  /// Takes in what a process says until it has ended; false if it was interrupted or overdue before.
  private func listen(
    to process: ChildProcess, at reading: Int32, _ output: inout [UInt8],
    until deadline: ContinuousClock.Instant?
  ) -> Bool {
    var isOpen = true
    while !process.hasEnded {
      if Interruption.hasCome || deadline.map({ ContinuousClock.now > $0 }) ?? false {
        // SwiftPM ends its compilers, which are in groups of their own, on this signal alone.
        process.signalGroup(SIGINT)
        for _ in 0..<100 where !process.hasEnded { usleep(20_000) }
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
}
