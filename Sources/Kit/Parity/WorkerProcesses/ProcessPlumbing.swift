import Foundation

extension WorkerProcess {
  /// A channel for both ways: the end kept here, and the one for a worker.
  static func socketPair() throws(ProcessFailure) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { throw .noChannel() }
    #if canImport(Darwin)
      var isSilent: Int32 = 1
      setsockopt(
        ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (try moved(ends[0]), try moved(ends[1]))
  }

  /// A channel for one way.
  static func pipe() throws(ProcessFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .noChannel() }
    return (try moved(ends[0]), try moved(ends[1]))
  }

  /// The same file at a higher descriptor, out of the way of those that a worker is given, and
  /// closed to it.
  private static func moved(_ descriptor: Int32) throws(ProcessFailure) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 32)
    let isOutOfRange = moved < 0 && errno == EINVAL
    close(descriptor)
    guard !isOutOfRange else { throw .unusable("too few open files are allowed; see ulimit -n") }
    guard moved >= 0 else { throw .noChannel() }
    return moved
  }
}
