import AppScreens
import Foundation
import TextLayout

/// A process in a group of its own, with a channel to talk over, whose words are caught.
///
/// Source: POSIX.1-2017, `posix_spawn` with `POSIX_SPAWN_SETPGROUP`.
final class WorkerProcess {
  /// The file descriptor of the channel for frames.
  let channel: Int32

  /// The file descriptor from which its printed output is read.
  let words: Int32

  /// The number by which the system knows it.
  let identifier: pid_t

  /// The most memory that it had at once, in bytes; 0 while it runs.
  private(set) var peakMemory: UInt64 = 0

  private var status: Int32?

  /// Starts an executable; the process finds the other end of the channel at `channelInWorker`.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable.
  ///   - arguments: Its arguments, without its name.
  /// - Throws: A `ProcessFailure` that says why there is no process.
  init(_ executable: String, _ arguments: [String]) throws(ProcessFailure) {
    guard ProcessInfo.processInfo.environment[Self.mark] == nil else {
      throw .unusable("this process was started to serve another, and starts none itself")
    }
    #if os(tvOS) || os(watchOS)
      throw .unusable("processes cannot be started on this system")
    #else
      let (channel, inner) = try Self.socketPair()
      let (words, loud) = try Self.pipe()
      defer {
        close(inner)
        close(loud)
      }
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, loud, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, loud, STDERR_FILENO)
      posix_spawn_file_actions_adddup2(&actions, inner, Self.channelInWorker)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
      var identifier = pid_t()
      let error = withCStrings([executable] + arguments) { argv in
        withCStrings(Self.environment) { environment in
          posix_spawn(&identifier, executable, &actions, &attributes, argv, environment)
        }
      }
      guard error == 0 else {
        close(channel)
        close(words)
        throw .unusable("\(executable.quoted): \(String(cString: strerror(error)))")
      }
      self.channel = channel
      self.words = words
      self.identifier = identifier
    #endif
  }

  deinit {
    kill()
    close(channel)
    close(words)
  }

  /// The file descriptor at which a worker finds its end of the channel.
  static let channelInWorker: Int32 = 3

  /// The name of a variable in the environment of a worker.
  private static let mark = "TRIPTYCH_WORKER"

  /// A trap is told in a line; a backtrace of it would take seconds.
  private static var environment: [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[mark] = "1"
    return environment.map { "\($0)=\($1)" }
  }

  /// The cause of its end, by itself or by being killed; nil if it is running.
  func cause() -> ProcessFailure.Cause? {
    if status == nil {
      var end = siginfo_t()
      let result = waitid(P_PID, id_t(identifier), &end, WEXITED | WNOHANG | WNOWAIT)
      // Where a process is not to hear of its children's ends, it hears that there are none.
      if result < 0, errno == ECHILD { return .crashed(signal: 0, name: "nobody knows how") }
      if result == 0, end.si_signo == SIGCHLD { bury() }
    }
    guard let status else { return nil }
    let signal = status & 0x7F
    return signal == 0
      ? .exitedEarly(status: status >> 8 & 0xFF)
      : .crashed(signal: signal, name: String(cString: strsignal(signal)))
  }

  /// Kills the process and all that is in its group, and waits for its end, though not for ever.
  ///
  /// It is killed by its own number as well, for it may have gone over to another group.
  func kill() {
    guard status == nil else { return }
    Foundation.kill(identifier, SIGKILL)
    for _ in 0..<500 {
      var end = siginfo_t()
      let result = waitid(P_PID, id_t(identifier), &end, WEXITED | WNOHANG | WNOWAIT)
      if result < 0, errno != EINTR { return killGroup() }
      if result == 0, end.si_signo == SIGCHLD { return bury() }
      usleep(10_000)
    }
    killGroup()
  }

  /// Kills what is left of the group while the number of the process, and so the group's, cannot be
  /// another's; then takes note of how the process ended.
  private func bury() {
    killGroup()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
    self.status = status
    peakMemory = MemoryUse.peak(in: usage)
  }

  private func killGroup() {
    guard identifier > 1, identifier != getpgrp() else { return }
    Foundation.kill(-identifier, SIGKILL)
  }
}

extension ProcessFailure {
  /// A failure to get a process to work with, and the reason.
  static func unusable(_ reason: String) -> ProcessFailure {
    ProcessFailure(.unusable(reason: reason))
  }

  /// A failure to open a channel to a process, and the reason.
  static func noChannel() -> ProcessFailure {
    .unusable(String(cString: strerror(errno)))
  }
}
