import Foundation

/// Limits to what a process that only shows screens can do to memory, to files and to other processes.
///
/// They are set before the first screen is made, and cannot be lifted again.
enum ProcessLimits {
  /// Lets this process write no core file when it crashes, and take no more than so many further bytes.
  ///
  /// macOS takes no notice of a limit to addresses: there, whoever watches the process must end it.
  static func set(furtherBytes bytes: UInt64) {
    #if canImport(Darwin)
      limit(RLIMIT_CORE, to: 0)
    #else
      limit(RLIMIT_CORE, to: 0)
      limit(RLIMIT_AS, to: rlim_t(pages(of: "self", at: 0) + bytes))
    #endif
  }

  /// Lets no file grow, few be open, and on Linux few threads and processes be started.
  ///
  /// The last limit does not apply to root.
  static func setStrictly() {
    #if os(Linux)
      if let tasks { limit(__RLIMIT_NPROC, to: tasks + 64) }
    #endif
    limit(RLIMIT_FSIZE, to: 0)
    limit(RLIMIT_NOFILE, to: 64)
  }

  /// The bytes that a process has in memory now; 0 where that is unknown.
  static func memory(of process: pid_t) -> UInt64 {
    #if os(Linux)
      return pages(of: "\(process)", at: 1)
    #elseif os(macOS)
      var info = rusage_info_v2()
      let result = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return result == 0 ? info.ri_phys_footprint : 0
    #else
      return 0
    #endif
  }

  #if canImport(Darwin)
    private static func limit(_ resource: Int32, to value: rlim_t) {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(resource, &limit)
    }
  #else
    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    /// A column of the system's file on a process's memory, in bytes.
    private static func pages(of process: String, at column: Int) -> UInt64 {
      let pages = word(column, ofFile: "/proc/\(process)/statm").flatMap { UInt64($0) }
      return (pages ?? 0) * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The number of threads on this machine, more than any user has; nil where the system does not say.
    ///
    /// The fourth word of the file is the number of those that run, and of all.
    private static var tasks: rlim_t? {
      word(3, ofFile: "/proc/loadavg")?.split(separator: "/").last.flatMap { rlim_t($0) }
    }

    private static func word(_ index: Int, ofFile path: String) -> Substring? {
      let contents = FileManager.default.contents(atPath: path) ?? Data()
      let words = String(decoding: contents, as: UTF8.self).split(separator: " ")
      return words.indices.contains(index) ? words[index] : nil
    }
  #endif
}
