import Foundation

/// Pipes of the system, whose ends no process inherits unless it is given them.
package enum Pipe {
  /// The two ends of a new pipe, out of the way of the standard streams.
  ///
  /// - Throws: A `ToolFailure` with the system's reason.
  package static func ends() throws(ToolFailure) -> (reading: Int32, writing: Int32) {
    try ends { pipe(&$0) }
  }

  /// The two ends of a new connection, to write into by ``send(_:to:)``, out of the way as those of a pipe.
  ///
  /// - Throws: A `ToolFailure` with the system's reason.
  package static func connection() throws(ToolFailure) -> (reading: Int32, writing: Int32) {
    let (reading, writing) = try ends { socketpair(AF_UNIX, streamType, 0, &$0) }
    #if canImport(Darwin)
      var isSilent: Int32 = 1
      setsockopt(writing, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (reading, writing)
  }

  /// Writes bytes into a connection; returns whether all of them could be written.
  ///
  /// Once the reader is gone, there is no signal: what a process does on SIGPIPE belongs to all of its
  /// threads, and stays as it is.
  package static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, withoutSignal)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
    private static let streamType = SOCK_STREAM
  #endif

  #if canImport(Darwin)
    private static let withoutSignal: Int32 = 0
  #else
    private static let withoutSignal = Int32(MSG_NOSIGNAL)
  #endif

  private static func ends(
    madeBy make: (inout [Int32]) -> Int32
  ) throws(ToolFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard make(&ends) == 0 else { throw .noPipe }
    let moved = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 32)
    }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      let failure = ToolFailure.noPipe
      for end in moved where end >= 0 { close(end) }
      throw failure
    }
    return (moved[0], moved[1])
  }

  /// Reads what is there within a time; returns whether anything was, and nil at the end.
  package static func read(
    _ descriptor: Int32, _ output: inout [UInt8], forMilliseconds time: Int32
  ) -> Bool? {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, time) > 0 else { return false }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
    }
    output += bytes
    return bytes.isEmpty ? nil : true
  }
}
