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
    func wasStarted(withMark mark: String, after first: RunningProcess?) -> Bool? { false }

    init?(_ identifier: pid_t) {
      guard let process = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
      self = process
    }

    private init(identifier: pid_t, parent: pid_t, group: pid_t) {
      self.identifier = identifier
      self.parent = parent
      self.group = group
    }
  #else
    /// All that run now; what has ended, and only waits to be asked, is left out.
    static var all: [RunningProcess] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var processes: [RunningProcess] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          Self.number(ArraySlice(bytes.prefix { $0 != 0 }))
        }
        if let name, let process = RunningProcess(pid_t(name)), !process.hasEnded {
          processes.append(process)
        }
      }
      return processes
    }

    private let hasEnded: Bool
    private let hasMemory: Bool
    private let start: Int

    /// A process, by `/proc/PID/stat`: its number, its name in parentheses, state, parent, group and,
    /// as the 22nd and 23rd, the time of its start and its memory.
    init?(_ identifier: pid_t) {
      let text = Self.read("/proc/\(identifier)/stat")
      guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      // All processes are read often, and few bytes of each count: they are not made a string.
      let fields = text[end...].split(separator: UInt8(ascii: " "), maxSplits: 22)
      guard fields.count > 21, let parent = Self.number(fields[2]),
        let group = Self.number(fields[3]), let start = Self.number(fields[20])
      else { return nil }
      self.identifier = identifier
      self.parent = pid_t(parent)
      self.group = pid_t(group)
      self.start = start
      hasEnded = [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(fields[1].first)
      hasMemory = Self.number(fields[21]) != 0
    }

    /// A number in decimal digits; nil if another character is among them.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
      digits.reduce(0 as Int?) { number, digit in
        guard let number, (48...57).contains(digit) else { return nil }
        return number * 10 + Int(digit - 48)
      }
    }

    /// Indicates whether it, or what it was forked from, was started with a mark in its environment.
    ///
    /// For a moment when it is started, its environment is empty.
    ///
    /// - Parameters:
    ///   - mark: The mark.
    ///   - first: The first process that was started with it; older ones have another environment.
    /// - Returns: Whether it was; nil while that cannot be told.
    func wasStarted(withMark mark: String, after first: RunningProcess?) -> Bool? {
      guard start >= first?.start ?? 0 else { return false }
      let environment = Self.read("/proc/\(identifier)/environ")
      guard !environment.isEmpty else { return hasMemory ? nil : false }
      // Entries are ended by zeros; the one added here ends the last of them.
      return (environment + [0]).withUnsafeBytes { bytes in
        let characters = bytes.bindMemory(to: CChar.self)
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
