import Foundation
import TriptychTestSupport

@testable import TriptychRecordingViews

/// Texts of files, and the files that are generated from them.
enum Fixture {
  /// The recording form of a file `V.swift`.
  static func recorded(_ text: String) throws -> String {
    try module(["V.swift": text]).files.first?.text ?? ""
  }

  /// Why there is no recording form of a file `V.swift`, with the line.
  static func refusal(of text: String) throws -> String? {
    do {
      _ = try recorded(text)
      return nil
    } catch let fault as RecordingFault {
      return fault.description.components(separatedBy: "/Mine/").last
    }
  }

  /// The recording module of some files, by their paths, beside other modules of one file.
  static func module(
    _ files: [String: String], named name: String? = "Mine",
    beside others: [String: String] = [:]
  ) throws -> RecordingModule {
    var module: RecordingModule?
    let own = files.map { ("Mine/\($0.key)", $0.value) }
    let imported = others.map { ("\($0.key)/File.swift", $0.value) }
    try withFolder(Dictionary(own + imported) { first, _ in first }) { folder in
      module = try RecordingModule(of: "\(folder)/Mine", as: name)
    }
    guard let module else { throw CancellationError() }
    return module
  }

  /// A line of the original in its recording form, without blanks around it.
  static func line(_ number: Int, of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? 0
    return String(lines[start + number].drop { $0 == " " })
  }
}
