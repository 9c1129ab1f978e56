import Foundation
import TriptychTerminal
import TriptychToolSupport

/// The sources of a submission: regular Swift files of bearable size, and nothing else that lies there.
package struct SubmissionFolder: Sendable {
  /// A source file.
  package struct File: Sendable {
    /// The path in the folder.
    package let path: String

    /// The text.
    package let text: String
  }

  /// The files, by their paths.
  package private(set) var files: [File] = []

  /// The student's own scenarios, by the names of apps: `Scenarios/music.txt`; a fault where one is no text.
  package private(set) var scenarios: [String: Result<String, FileTextFault>] = [:]

  /// The other things that lie there, and are not read.
  package private(set) var remarks: [String] = []

  /// The settings of the compiler that its manifest has, of those that a submission may choose.
  package private(set) var settings: [String] = []

  /// The settings that decide on which actor code is.
  private static let allowedSettings = [
    ".defaultIsolation(MainActor.self)",
    ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
  ]

  /// The things that must not lie there, such as a link that leads out of the folder.
  package private(set) var refusals: [String] = []

  /// The reason for which nothing can be built; nil if there is none.
  package private(set) var obstacle: String?

  /// The reason for which it cannot be read, for which no student is to blame; nil if there is none.
  package private(set) var failure: String?

  /// The words with which a student starts the command over the submission's pattern: as a course's starter has them,
  /// whose kit is in the package, or where only sources are handed in; else those of a package of one's own.
  private(set) var command = ["./check"]

  private let root: String
  private let mostFiles: Int
  private let mostBytes: Int
  private var bytes = 0

  /// Collects the sources in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - count: The most files that are read.
  ///   - kilobytes: The most kilobytes in all of them together.
  package init(_ folder: String, atMost count: Int = 400, kilobytes: Int = 2_000) {
    (mostFiles, mostBytes) = (count, kilobytes << 10)
    let top = folder.realPath
    let inner = top.onlyPackage
    root = inner.map { "\(top)/\($0)" } ?? top
    if let inner { remarks.append("the submission is the package in \(inner.quotedPath)") }
    collect(in: "")
    let hasSources = files.contains { $0.path.hasPrefix("Sources/") }
    if hasSources { leaveOut { !$0.hasPrefix("Sources/") ? "outside of Sources" : nil } }
    let executables = files.map(\.path).filter { $0.hasSuffix("/main.swift") }
      .map { String($0.dropLast("main.swift".count)) }
    // The starter's own command needs no remark.
    files.removeAll { $0.path == "Sources/check/main.swift" }
    leaveOut { path in
      let isMain = path == "main.swift" || executables.contains { path.hasPrefix($0) }
      return isMain ? "part of an executable" : nil
    }
    if obstacle == nil, files.isEmpty { obstacle = "there is no Swift file in it" }
  }

  private mutating func leaveOut(_ reason: (String) -> String?) {
    for file in files {
      if let reason = reason(file.path) { remarks.append("\(file.path.quotedPath) is \(reason)") }
    }
    files.removeAll { reason($0.path) != nil }
  }

  /// The folders that hold what is not graded, at the top.
  private static let ignoredFolders = ["Tests", "Plugins"]

  private mutating func collect(in folder: String, depth: Int = 0) {
    guard obstacle == nil, failure == nil else { return }
    guard depth < 16 else {
      obstacle = "\(folder.quotedPath) is nested more than 16 folders deep"
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
    } catch {
      failure = "cannot read \((folder.isEmpty ? root : folder).quotedPath): \(error.reason)"
      return
    }
    guard folder.isEmpty || !names.contains("Package.swift") else {
      remarks.append("\(folder.dropLast().description.quotedPath) is another package")
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + name
      var status = stat()
      guard lstat("\(root)/\(path)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: judge(link: path)
      case S_IFDIR where folder.isEmpty && Self.ignoredFolders.contains(name):
        remarks.append("\(path.quotedPath) is not graded")
      case S_IFDIR: collect(in: "\(path)/", depth: depth + 1)
      case S_IFREG where name.hasPrefix("Package") && name.hasSuffix(".swift") && folder.isEmpty:
        readManifest(path, status)
      case S_IFREG where name.hasSuffix(".swift"): read(path, status)
      case S_IFREG where folder == "Scenarios/" && name.hasSuffix(".txt"):
        if let data = contents(path, status) {
          scenarios[String(name.dropLast(4))] = Result { () throws(FileTextFault) in
            try String(ofFile: data)
          }
        }
      case S_IFREG: break
      default: remarks.append("\(path.quotedPath) is not a file")
      }
    }
  }

  private mutating func judge(link path: String) {
    let target = "\(root)/\(path)".realPath
    let isThere = FileManager.default.fileExists(atPath: target)
    guard isThere, target == root || target.hasPrefix("\(root)/") else {
      refusals.append("\(path.quotedPath) is a link out of the folder; put the file itself there")
      return
    }
    remarks.append("\(path.quotedPath) is a link")
  }

  /// Reads a manifest as text, for the settings that it has outside of comments.
  private mutating func readManifest(_ path: String, _ status: stat) {
    var (remark, isStarter) = ("\(path.quotedPath) is a manifest; the grader has its own", false)
    if path == "Package.swift", let data = contents(path, status) {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      settings = Self.allowedSettings.filter { setting in
        lines.contains { line in
          line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            .contains(setting)
        }
      }
      isStarter = lines.contains { $0.contains(#"path: "Triptych")"#) }
      if !isStarter { command = ["swift", "run", "check"] }
      if !settings.isEmpty { remark += ", with \(settings.listed) as in this one" }
    }
    // A course's own manifest needs no remark, unless it decides something.
    if !isStarter || !settings.isEmpty { remarks.append(remark) }
  }

  private mutating func read(_ path: String, _ status: stat) {
    guard files.count < mostFiles else {
      obstacle = "there are more than \(mostFiles) files"
      return
    }
    guard let data = contents(path, status) else { return }
    do {
      files.append(File(path: path, text: try String(ofFile: data)))
    } catch {
      obstacle = "\(path.quotedPath) cannot be read: \(error)"
    }
  }

  /// The bytes of a file; nil, and an obstacle or a failure, if there are none or too many.
  private mutating func contents(_ path: String, _ status: stat) -> Data? {
    bytes += Int(status.st_size)
    guard bytes <= mostBytes else {
      obstacle = "the files have more than \(mostBytes >> 10) kB"
      return nil
    }
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
      failure = "cannot read \(path.quotedPath)"
      return nil
    }
    return data
  }
}

extension String {
  /// The name of the folder that holds the package, where it alone lies there, as in many an archive.
  fileprivate var onlyPackage: String? {
    guard !isPackage else { return nil }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: self)
        .filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
      guard names.count == 1, "\(self)/\(names[0])".isPackage,
        "\(self)/\(names[0])".realPath == "\(self)/\(names[0])"
      else { return nil }
      return names[0]
    } catch {
      return nil
    }
  }

  private var isPackage: Bool {
    ["Package.swift", "Sources"].contains {
      FileManager.default.fileExists(atPath: "\(self)/\($0)")
    }
  }
}
