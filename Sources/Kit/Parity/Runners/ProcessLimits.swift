import Foundation

/// Limits to what a process that only shows screens can do to files and to other processes.
///
/// They are set once, before the first screen is made, and cannot be lifted again: no file grows, few
/// are open, and on Linux few threads and processes are started. An administrator's are not counted.
enum ProcessLimits {
  /// Sets the limits, the first time that it is asked for.
  static let areSet: Void = {
    set(fileSize: 0, openFiles: 64, tasks: tasks.map { $0 + 64 })
  }()

  private static func set(fileSize: rlim_t, openFiles: rlim_t, tasks: rlim_t?) {
    var (size, files) = (
      rlimit(rlim_cur: fileSize, rlim_max: fileSize),
      rlimit(rlim_cur: openFiles, rlim_max: openFiles)
    )
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &size)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
      guard let tasks else { return }
      var limit = rlimit(rlim_cur: tasks, rlim_max: tasks)
      setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &size)
      setrlimit(RLIMIT_NOFILE, &files)
    #endif
  }

  /// The number of threads on this machine, more than any user has; nil where the system does not tell.
  ///
  /// The fourth word of `/proc/loadavg` is the number of those that run, and of all.
  private static var tasks: rlim_t? {
    guard let contents = FileManager.default.contents(atPath: "/proc/loadavg") else { return nil }
    let words = String(decoding: contents, as: UTF8.self).split(separator: " ")
    guard words.count > 3, let all = words[3].split(separator: "/").last else { return nil }
    return rlim_t(all)
  }
}
