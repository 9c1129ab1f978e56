import Foundation

/// A shell that ends a tool when this process is gone, however it went: even if it was killed.
///
/// It waits for the end of a pipe that only this process could write to. On Linux it kills by the
/// family's mark too; on macOS only the tool's group, which a build may leave for a moment.
struct Guardian {
  private let shell: ChildProcess
  private let rope: Int32

  /// The group that it guards, and is the first of.
  var group: pid_t { shell.identifier }

  /// A guard for a tool that is about to join its group; nil where there can be none.
  init?(of family: ProcessFamily) {
    guard let (end, rope) = Pipe.ends else { return nil }
    defer { close(end) }
    do throws(ToolFailure) {
      shell = try ChildProcess(
        "/bin/sh", ["-c", Self.script, "sh", family.text],
        environment: ["PATH": "/usr/bin:/bin"], input: end, group: 0)
      self.rope = rope
    } catch {
      close(rope)
      return nil
    }
  }

  /// Asks the group to end, gives it a second, and kills what is left; the shell itself comes last.
  private static let script = """
    trap '' TERM
    read -r _
    kill -TERM -- "-$$"
    sleep 1
    for round in 1 2 3; do
      for environment in $(grep -lsF -- "$1" /proc/[0-9]*/environ); do
        process=${environment#/proc/}
        kill -KILL "${process%/environ}"
      done
    done
    kill -KILL -- "-$$"
    """

  /// Ends the guard, whose tool has ended.
  func dismiss() {
    kill(shell.identifier, SIGKILL)
    _ = shell.wait()
    close(rope)
  }
}
