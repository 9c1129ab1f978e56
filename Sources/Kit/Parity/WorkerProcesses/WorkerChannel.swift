import Foundation

/// A worker's end of the channel, out of the way of screens as far as can be.
///
/// It is moved from where it was given to a descriptor that is drawn, and is closed to any program
/// that a screen starts.
struct WorkerChannel: Sendable {
  private let descriptor: Int32
  private let secret: ChannelSecret
  private let process = getpid()

  /// A channel through a descriptor, for frames with a secret around them.
  init(descriptor: Int32, secret: ChannelSecret) {
    self.descriptor = descriptor
    self.secret = secret
  }

  /// The channel that a worker was given, and how many bytes of memory the worker may take.
  static func accept() -> (channel: WorkerChannel, memory: UInt64)? {
    let given = WorkerProcess.channelInWorker
    var greeting: [UInt8] = []
    while greeting.count < ChannelSecret.length + 8 {
      let missing = ChannelSecret.length + 8 - greeting.count
      guard let piece = received(from: given, atMost: missing) else { return nil }
      greeting += piece
    }
    let drawn = fcntl(given, F_DUPFD_CLOEXEC, Int32.random(in: 64...200))
    let descriptor = drawn < 0 ? fcntl(given, F_DUPFD_CLOEXEC, 4) : drawn
    guard descriptor >= 0 else { return nil }
    close(given)
    closeStrays(but: descriptor)
    let secret = ChannelSecret(Array(greeting.prefix(ChannelSecret.length)))
    return (
      WorkerChannel(descriptor: descriptor, secret: secret),
      UInt64(bytes: greeting, at: ChannelSecret.length)
    )
  }

  /// Closes the pipes and sockets that came along from whoever started the process.
  ///
  /// A thread of theirs may have opened them just then, and a screen has nothing to do with them.
  private static func closeStrays(but channel: Int32) {
    guard let folder = opendir("/dev/fd") else { return }
    defer { closedir(folder) }
    var strays: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor > STDERR_FILENO { strays.append(descriptor) }
    }
    for descriptor in strays {
      var status = stat()
      guard descriptor != channel, fstat(descriptor, &status) == 0,
        [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
      else { continue }
      close(descriptor)
    }
  }

  /// A reader of what comes through.
  var reader: FrameReader { FrameReader(secret) }

  /// The next piece of what comes; nil when nothing more will.
  func piece() -> [UInt8]? {
    guard getpid() == process else { return nil }  // A copy of the process has no say.
    return Self.received(from: descriptor, atMost: 65_536)
  }

  /// Writes a frame, all of it.
  func write(_ frame: Frame) {
    guard getpid() == process else { _exit(3) }
    var rest = frame.bytes(with: secret)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, Self.canTryAgain(descriptor, Int16(POLLOUT)) { continue }
      guard count > 0 else { _exit(3) }  // Nobody listens any more.
      rest = rest.dropFirst(count)
    }
  }

  private static func received(from descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, limit)
        initialized = max(0, count)
      }
      if count < 0, canTryAgain(descriptor, Int16(POLLIN)) { continue }
      return count > 0 ? bytes : nil
    }
  }

  /// True after an interruption, and where a screen has made descriptors return at once.
  private static func canTryAgain(_ descriptor: Int32, _ events: Int16) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var source = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&source, 1, -1) > 0 || errno == EINTR
  }
}
