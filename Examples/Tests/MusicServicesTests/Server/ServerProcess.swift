import Foundation

/// The process of `server.py` beside this file.
///
/// It ends when its input does, which is at the latest when the tests end, in whatever way.
final class ServerProcess: Sendable {
  enum Failure: Error {
    case printsNoPort
  }

  /// The one process that all tests share.
  static let shared = Result { try ServerProcess() }

  /// The port on which it listens.
  let port: Int

  private let input = Pipe()

  private init() throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3",
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "server.py").path,
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .newlines)) else { throw Failure.printsNoPort }
    self.port = port
  }
}
