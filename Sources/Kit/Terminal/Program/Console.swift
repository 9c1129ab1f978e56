import Foundation

/// The output of a command: results and messages.
public struct Console {
  /// The width of a line, in columns.
  public var width: Int

  /// Indicates whether results may be coloured.
  public var usesColour: Bool

  /// Writes a result; throws when the output is closed.
  public var write: (String) throws -> Void

  /// Writes a message to the user: of reasonable length, without control characters.
  public var writeError: (String) -> Void

  /// Indicates whether these are the streams of the process itself, which then may end with them.
  package private(set) var isOfProcess = false

  /// A console made of these parts.
  public init(
    width: Int, usesColour: Bool, write: @escaping (String) throws -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.width = min(max(width, 20), 1_000)
    self.usesColour = usesColour
    self.write = write
    self.writeError = { writeError($0.shortened(beyond: 4_000).spelledOut) }
  }

  /// The process's own standard streams; colour only for a terminal, and not if `NO_COLOR` is set.
  public static var standard: Console {
    holdClosedStreams()
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let allowsColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    var console = Console(
      width: isTerminal ? terminalWidth ?? 80 : 80,
      usesColour: isTerminal && allowsColour,
      write: { try write($0) },
      writeError: { writeMessage($0) })
    console.isOfProcess = true
    return console
  }

  /// Occupies the descriptors of streams that the parent has closed, so that no file is opened there by chance.
  ///
  /// What is written or read there still fails: each is opened for the other direction.
  private static func holdClosedStreams() {
    for (stream, direction) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", direction)
    }
  }

  private static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw SystemFailure("cannot write to standard output: \(error.reason)")
    }
  }

  /// Writes a message; where it cannot be read, the exit status alone must do.
  private static func writeMessage(_ message: String) {
    do { try FileHandle.standardError.write(contentsOf: Data(message.utf8)) } catch {}
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The text in a style, or as it is where colour may not be used.
  package func styled(_ text: String, _ style: Style) -> String {
    text.styled(style, usingColour: usesColour)
  }
}
