import AppScreens
import Foundation
import TextLayout

/// The output and input of a command: results, messages, files and typed lines.
public struct Console {
  /// The width of a line, in columns.
  public var width: Int

  /// Indicates whether results may be coloured.
  public var usesColour: Bool

  /// Writes a result; throws when the output is closed.
  public var write: (String) throws -> Void

  /// Writes a message to the user: of bearable length, and with nothing that a terminal would obey.
  public var writeError: (String) -> Void

  /// Reads all of a file, or of standard input when the path is `-`.
  public var read: (_ path: String) throws -> Data

  /// Writes a file, replacing any that exists.
  public var save: (_ path: String, _ contents: Data) throws -> Void

  /// Indicates whether paths are those of files.
  let savesFiles: Bool

  /// Reads the next line of standard input; nil at its end.
  public var readLine: () -> String?

  /// A console made of these parts; without `save`, files are written to their paths.
  public init(
    width: Int, usesColour: Bool, write: @escaping (String) throws -> Void,
    writeError: @escaping (String) -> Void, read: @escaping (_ path: String) throws -> Data,
    save: ((_ path: String, _ contents: Data) throws -> Void)? = nil,
    readLine: (() -> String?)? = nil
  ) {
    self.width = min(max(width, 20), 1_000)
    self.usesColour = usesColour
    self.write = write
    self.writeError = { writeError($0.shortened(beyond: 4_000).spelledOut) }
    self.read = read
    savesFiles = save == nil
    self.save = save ?? Self.save
    self.readLine = readLine ?? StandardStreams.readLine
  }

  /// The process's own standard streams; colour only for a terminal, and not if `NO_COLOR` is set.
  public static var standard: Console {
    StandardStreams.hold()
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let allowsColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return Console(
      width: isTerminal ? terminalWidth ?? 80 : 80,
      usesColour: isTerminal && allowsColour,
      write: write,
      writeError: { StandardStreams.writeError($0) },
      read: { try InputFile(path: $0).contents() })
  }

  /// Runs `body` with this console or, given a path, with one that writes to a file without colour.
  func writing(to path: String?, _ body: (Console) throws -> Void) throws {
    guard let path else { return try body(self) }
    var text = ""
    var page = self
    page.usesColour = false
    page.write = { text += $0 }
    try body(page)
    try save(path, Data(text.utf8))
  }

  private static func save(_ path: String, _ contents: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("cannot write \(path.quotedPath): \(String(cString: strerror(errno)))")
    }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: contents)
    } catch {
      throw UsageError("cannot write \(path.quotedPath): \(reason(error))")
    }
  }

  private static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw UsageError("cannot write to standard output: \(reason(error))")
    }
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
