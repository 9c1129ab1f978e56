import Foundation

/// A shell that ends a tool when this process is gone, however it went: even if it was killed.
///
/// It waits for the end of a pipe that only this process could write to. On Linux it kills by the
/// family's mark too; on macOS only the tool's group, which a build may leave for a moment.
struct Guardian {
  private let shell: ChildProcess
  private let rope: Int32

  /// Guards the group of a tool that is running; nil where it cannot, or the tool has ended.
  init?(of tool: ChildProcess, in family: ProcessFamily) {
    guard let (end, rope) = Pipe.ends else { return nil }
    defer { close(end) }
    do throws(ToolFailure) {
      shell = try ChildProcess(
        "/bin/sh", ["-c", Self.script, "sh", "\(tool.identifier)", family.text],
        environment: ["PATH": "/usr/bin:/bin"], input: end, group: tool.identifier)
      self.rope = rope
    } catch {
      close(rope)
      return nil
    }
  }

  /// Asks the tool to end, gives it a second, and kills what is left; the shell is in the group.
  private static let script = """
    trap '' TERM
    read -r _
    kill -TERM -- "-$1"
    sleep 1
    for environment in $(grep -lsF -- "$2" /proc/[0-9]*/environ); do
      process=${environment#/proc/}
      kill -KILL "${process%/environ}"
    done
    kill -KILL -- "-$1"
    """

  /// Ends the guard, whose tool has ended.
  func dismiss() {
    kill(shell.identifier, SIGKILL)
    _ = shell.wait()
    close(rope)
  }
}
