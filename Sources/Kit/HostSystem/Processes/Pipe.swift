import Foundation

/// Pipes of the system, whose ends no process inherits unless it is given them.
package enum Pipe {
  /// The two ends of a new pipe, out of the way of the standard streams.
  ///
  /// - Throws: A `ToolFailure` with the system's reason.
  package static func ends() throws(ToolFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPipe }
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

  /// Indicates whether there is anything to read now.
  package static func hasBytes(_ descriptor: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
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
