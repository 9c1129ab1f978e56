@testable import TriptychRecordingViews

/// Texts of files, and the files that are generated from them.
enum Fixture {
  /// The recording form of a file `V.swift`, and the warnings about it.
  static func recorded(_ text: String) throws -> (text: String, warnings: [String]) {
    let module = try module(["V.swift": text])
    return (module.files.first?.text ?? "", module.warnings.map(\.description))
  }

  /// The recording module of some files, by their paths.
  static func module(
    _ files: [String: String], named name: String? = "Mine",
    importing imported: [String: String] = [:]
  ) throws -> RecordingModule {
    let texts = files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    let sources = try ModuleSources(texts) { module in imported[module].map { [$0] } ?? [] }
    return try RecordingModule(sources, module: name, in: "Sources/Mine")
  }

  /// A line of the original in its recording form, without blanks around it.
  static func line(_ number: Int, of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? 0
    return String(lines[start + number].drop { $0 == " " })
  }
}
