import Foundation

/// The memory that a process takes, and a limit to it, as far as the system tells and allows.
enum MemoryUse {
  /// The bytes that a process has in memory now; 0 where nobody can tell.
  static func resident(of process: pid_t) -> UInt64 {
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

  /// Refuses this process more than so many bytes of addresses, beyond those that it has already.
  ///
  /// macOS takes no notice of such a limit: there, whoever watches the process must end it.
  static func limitAddressSpace(toFurther bytes: UInt64) {
    #if os(Linux)
      let size = rlim_t(pages(of: "self", at: 0) + bytes)
      var limit = rlimit(rlim_cur: size, rlim_max: size)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }

  /// Lets this process leave no core behind when it crashes.
  static func forbidCores() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
  }

  #if os(Linux)
    /// A column of the system's file on a process's memory, in bytes.
    private static func pages(of process: String, at column: Int) -> UInt64 {
      let descriptor = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return 0 }
      defer { close(descriptor) }
      let bytes = [UInt8](unsafeUninitializedCapacity: 200) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, 200))
      }
      let columns = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      guard columns.count > column else { return 0 }
      return (UInt64(columns[column]) ?? 0) * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
