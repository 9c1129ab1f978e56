import Foundation

/// A process that was started, and all that it starts, directly or not.
///
/// Its members are those in its group, their descendants and, on Linux, whatever was started with its
/// mark in the environment: so one that called `setsid`, and whose parents have ended, is found too.
/// On Linux a process escapes only if it left the group, its parents have ended, and it was started
/// anew with an environment of its own. On macOS, where the environment cannot be read, it escapes
/// if it left the group and its parents have ended.
package struct ProcessFamily: Sendable {
  private static let name = "TRIPTYCH_FAMILY"
  private let mark: String

  /// A new family, for a process that is about to be started with ``environment``.
  package init() {
    mark = "/\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  /// The family that this process was started as the first of; nil if it was not.
  package static var own: ProcessFamily? {
    let marks = ProcessInfo.processInfo.environment[name]?.split(separator: "/")
    return marks?.last.map { ProcessFamily(mark: "/\($0)") }
  }

  private init(mark: String) {
    self.mark = mark
  }

  /// This process's environment, with the mark beside those of the families that it belongs to.
  package var environment: [String: String] {
    environment(in: ProcessInfo.processInfo.environment)
  }

  /// An environment with the mark in it.
  package func environment(in surroundings: [String: String]) -> [String: String] {
    var environment = surroundings
    environment[Self.name, default: ""] += mark
    return environment
  }

  /// The mark, as it stands in the environment.
  var text: String { mark }

  /// Indicates whether a child has ended; its number is kept for it until it is waited for.
  package static func hasEnded(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(child), &information, options) == 0 else { return errno == ECHILD }
    #if canImport(Darwin)
      return information.si_pid == child
    #else
      return information.si_signo == SIGCHLD
    #endif
  }

  /// Kills every member, and waits until none runs; the first may have ended, but must not have been
  /// waited for.
  ///
  /// All are stopped before any is killed, since a child whose parent is gone is harder to find. One
  /// that was about to start another when it was stopped may still do so: it is looked for again.
  /// This process is spared, even if it is a member.
  ///
  /// - Parameter first: The process that was started with ``environment``, in a group of its own.
  package func kill(from first: pid_t) {
    guard first > 1 else { return }
    let oldest = RunningProcess(first)
    var known: Set<pid_t> = []
    var patience = 1_000
    while patience > 0 {
      let (members, isCertain) = living(from: first, oldest, and: known)
      if members.isEmpty, isCertain { return }
      let found = members.subtracting(known)
      for member in found { Foundation.kill(member, SIGSTOP) }
      known.formUnion(found)
      guard found.isEmpty else { continue }
      for member in members { Foundation.kill(member, SIGKILL) }
      usleep(1_000)
      patience -= members.isEmpty ? 20 : 1
    }
  }

  /// The members among the processes that run now, and whether those are all.
  private func living(
    from first: pid_t, _ oldest: RunningProcess?, and known: Set<pid_t>
  ) -> (members: Set<pid_t>, isCertain: Bool) {
    let processes = RunningProcess.all
    let children = Dictionary(grouping: processes, by: \.parent)
    var members: Set<pid_t> = []
    var isCertain = true
    var rest = processes.filter { process in
      if process.identifier == first || process.group == first { return true }
      if known.contains(process.identifier) { return true }
      let isMarked = process.wasStarted(withMark: mark, after: oldest)
      if isMarked == nil { isCertain = false }
      return isMarked ?? false
    }
    while let process = rest.popLast() {
      guard process.identifier != getpid(), members.insert(process.identifier).inserted else {
        continue
      }
      rest += children[process.identifier] ?? []
    }
    return (members, isCertain)
  }
}
