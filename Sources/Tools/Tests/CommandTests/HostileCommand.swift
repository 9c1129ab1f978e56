import Foundation
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

/// A command over hostile screens, in a process of its own, as a user starts it.
struct HostileCommand {
  let output: String
  let status: Int

  /// The output on one line, however it was wrapped.
  var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Runs the command on words of a shell, with these patterns.
  init(_ words: String, patterns: String, mark: String = "") throws {
    let variables = "HOSTILE_PATTERNS='\(patterns)' HOSTILE_MARK='\(mark)'"
    let script = "{ \(variables) \"$0\" \(words); } 2>&1; echo status $?"
    let command = WorkerRunner.path(ofCommandBesideTests: "HostileScreens")
    let text = try Tool("/bin/sh", ["-c", script, command]).run().output
    let parts = text.split(separator: "status ").map(String.init)
    status = parts.last.flatMap { Int($0.trimmingCharacters(in: .newlines)) } ?? -1
    output = parts.dropLast().joined(separator: "status ")
  }
}
