import Foundation
import TriptychSourceReading

/// A module of recording views, made of the files of a module with plain ones.
package struct RecordingModule {
  /// The files of the module, each with its recording form.
  package private(set) var files: [RecordedFile] = []

  /// The names of the classes of its screens.
  let screens: [String]

  /// Makes recording views of the plain ones in a module's folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - module: The name of the module; nil for a program, or a part of a module, which nothing else imports.
  /// - Throws: A fault if there is no such folder, or nothing in it to record, or something that cannot be
  ///   read.
  package init(of folder: String, as module: String?) throws(RecordingFault) {
    try self.init(
      ModuleSources(folder: URL(fileURLWithPath: folder).standardizedFileURL), module: module)
  }

  /// Makes recording views of a module's files.
  init(_ sources: ModuleSources, module: String?) throws(RecordingFault) {
    screens = sources.classes.filter { sources.leads($0, to: "Screen") }
    let hasViews = sources.classes.contains(where: sources.isView)
    guard hasViews || sources.classes.contains(where: sources.isServicePart) else {
      throw RecordingFault(
        "\(sources.folder) has nothing to record: no class in it conforms to HeadlessView")
    }
    if module != nil, hasViews { try Self.checkApp(of: sources) }
    for file in sources.files {
      var recorded = RecordedFile(file, of: sources)
      if hasViews {
        if module != nil { recorded.renamePatterns() }
        try recorded.record(importing: recorded.replaceServices() ? ["RecordedAppScreens"] : [])
      } else if file.hasRequests(in: sources) {
        // A module of services keeps all but these.
        try recorded.record(importing: module.map { [$0] } ?? [])
      }
      files.append(recorded)
    }
  }

  /// Checks that a module of views declares no part of an app, which plain and recording screens share.
  private static func checkApp(of sources: ModuleSources) throws(RecordingFault) {
    let parts: Set<Substring> = ["ScreenGesture", "ScreenDisplay", "ScreenEvent"]
    for file in sources.files {
      guard let part = file.blocks.first(where: { !parts.isDisjoint(with: $0.inherited) }) else {
        continue
      }
      throw RecordedFile(file, of: sources).refusal(
        """
        \(part.path) is shared by plain and recording screens; move it to a module of its own, which this \
        one imports
        """, at: part.places.lowerBound)
    }
  }

  /// Writes the recording form of each file into a folder; one that is the same keeps its date, and so is not
  /// compiled again.
  ///
  /// - Parameter folder: The path of the folder, which is made if it is not there.
  /// - Throws: An error if the folder cannot be written.
  package func write(to folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in files {
      let (path, data) = ("\(folder)/\(file.nameOfRecording)", Data(file.text.utf8))
      guard manager.contents(atPath: path) != data else { continue }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }
}

extension RecordedFile {
  /// Gives the patterns that it declares names of their own, such as `mvpRecorded`.
  fileprivate mutating func renamePatterns() {
    for place in source.tokens.indices.dropLast(2) where ["let", "var"].contains(source[place]) {
      let brace = source.opening(around: place)
      let isMember = brace.map { source[$0 - 1] == "Pattern" && source[$0 - 2] == "extension" }
      let line = source.tokens[place].line
      let isPattern =
        isMember ?? source.places(on: line...line + 1).contains { source[$0] == "Pattern" }
      if isPattern { insert("Recorded", after: place + 1) }
    }
  }

  /// Replaces the apps' headless services by those of `RecordedAppScreens`, which record.
  ///
  /// - Returns: Whether it names any.
  fileprivate mutating func replaceServices() -> Bool {
    let names: Set<Substring> = ["HeadlessAddressStore", "HeadlessMusicService"]
    let places = source.tokens.indices.filter {
      names.contains(source[$0]) && source[$0 - 1] != "."
    }
    for place in places { insert("RecordedAppScreens.", before: place) }
    return !places.isEmpty
  }
}

extension ModuleSources.File {
  fileprivate func hasRequests(in sources: ModuleSources) -> Bool {
    blocks.contains { sources.isServicePart($0.path) && $0.methods.contains(where: \.isRequest) }
  }
}
