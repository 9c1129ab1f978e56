import Foundation

/// The number of this process's threads, as far as the system tells.
enum ThreadCount {
  /// Waits a while for the threads to end that a screen may have left behind, if there are any.
  ///
  /// What goes wrong in them is then known before the process ends, rather than never.
  static func waitForOthers() {
    for _ in 0..<50 where mayHaveOthers { usleep(10_000) }
  }

  /// True unless there are only the thread that serves and the one that watches the parent.
  private static var mayHaveOthers: Bool { now.map { $0 > 2 } ?? true }

  /// The number of threads now; nil where the system does not tell.
  static var now: Int? {
    guard let directory = opendir("/proc/self/task") else { return nil }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count - 2  // Two entries are the directory itself and the one that it is in.
  }
}
