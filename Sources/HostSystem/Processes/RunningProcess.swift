import Foundation

/// A process that runs on this machine, as the system lists it.
struct RunningProcess {
  let identifier: pid_t
  let parent: pid_t
  let group: pid_t

  #if canImport(Darwin)
    /// All that run now; what has ended, and only waits to be asked, is left out.
    static var all: [RunningProcess] {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      let stride = MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [] }
      var entries = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
      size = entries.count * stride
      guard sysctl(&name, 3, &entries, &size, nil, 0) == 0 else { return [] }
      return entries.prefix(size / stride).filter { Int32($0.kp_proc.p_stat) != SZOMB }.map {
        RunningProcess(
          identifier: $0.kp_proc.p_pid, parent: $0.kp_eproc.e_ppid, group: $0.kp_eproc.e_pgid)
      }
    }

    /// The system does not say with which environment a process was started.
    func wasStarted(withMark mark: String) -> Bool { false }
  #else
    /// All that run now; what has ended, and only waits to be asked, is left out.
    static var all: [RunningProcess] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var processes: [RunningProcess] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let identifier = pid_t(name), let process = RunningProcess(identifier) {
          processes.append(process)
        }
      }
      return processes
    }

    /// A process, by `/proc/PID/stat`: its number, its name in parentheses, state, parent, group.
    private init?(_ identifier: pid_t) {
      let text = String(decoding: Self.read("/proc/\(identifier)/stat"), as: UTF8.self)
      guard let end = text.lastIndex(of: ")") else { return nil }
      let fields = text[end...].split(separator: " ")
      guard fields.count > 3, !["Z", "X"].contains(fields[1]),
        let parent = pid_t(fields[2]), let group = pid_t(fields[3])
      else { return nil }
      self.identifier = identifier
      self.parent = parent
      self.group = group
    }

    /// Indicates whether a mark is in the environment with which it, or what it was forked from,
    /// was started.
    func wasStarted(withMark mark: String) -> Bool {
      // Entries are ended by zeros; the one added here ends the last of them.
      let environment = Self.read("/proc/\(identifier)/environ").map(CChar.init(bitPattern:)) + [0]
      return environment.withUnsafeBufferPointer { characters in
        guard let start = characters.baseAddress else { return false }
        var offset = 0
        while offset < characters.count {
          if strstr(start + offset, mark) != nil { return true }
          offset += strlen(start + offset) + 1
        }
        return false
      }
    }

    private static func read(_ path: String) -> [UInt8] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [] }
      defer { close(descriptor) }
      var all: [UInt8] = []
      while true {
        let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
          count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
        }
        guard !bytes.isEmpty else { return all }
        all += bytes
      }
    }
  #endif
}
