import Foundation
import TextLayout

/// A folder of files that are written all or not at all: into one beside, which is then renamed.
package struct OutputFolder {
  private let path: String
  private let isThere: Bool

  /// The folder at a path.
  ///
  /// - Parameters:
  ///   - path: The path of a folder that is new or empty.
  ///   - mayHoldOthers: Whether other things may be in it; they stay as they are.
  /// - Throws: An `OutputFailure` for a path where no folder can be made, or that holds anything.
  package init(_ path: String, mayHoldOthers: Bool = false) throws(OutputFailure) {
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw OutputFailure("\(path.quoted) names no folder; name one that is new or empty")
    }
    guard path != "-" else {
      throw OutputFailure(
        "a folder cannot go to standard output; name one that is new or empty", freePath: "./-")
    }
    self.path = path
    let name = path.quotedExcerpt
    isThere = FileStatus(of: path) != nil
    guard isThere else {
      guard FileStatus(ofLink: path) == nil else {
        throw OutputFailure("\(name) is a link to nothing; name a folder")
      }
      return
    }
    guard FileStatus(of: path)?.kind == .folder else {
      throw OutputFailure("\(name) is a file; name a folder to write into", freePath: path.freePath)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw OutputFailure("\(name) is read-only; name another folder", freePath: path.freePath)
    }
    guard mayHoldOthers || Self.entries(of: path)?.isEmpty == true else {
      throw OutputFailure(
        "\(name) is not empty; name another folder, or say --add", freePath: path.freePath)
    }
  }

  /// Writes files, by their paths in the folder; where that fails, everything is as before.
  ///
  /// A file that begins as a script does can be run.
  package func write(_ files: [(path: String, data: Data)]) throws(OutputFailure) {
    try Interruption.heldBack { () throws(OutputFailure) in
      isThere ? try add(files) : try create(files)
    }
  }

  /// Makes the folder, and those above it that are missing.
  private func create(_ files: [(path: String, data: Data)]) throws(OutputFailure) {
    let end = path.withoutTrailingSlashes
    let above = try Self.makeFolders(above: end, name: path.quotedExcerpt)
    let draft = WholeFile.temporaryPath(beside: end)
    do throws(OutputFailure) {
      try Self.fill(draft, with: files, name: path.quotedExcerpt)
      guard rename(draft, end) == 0 else { throw OutputFailure(writing: path.quotedExcerpt) }
    } catch {
      Self.remove(draft)
      for folder in above.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Puts the files beside others in a folder that exists, and stays the same one.
  private func add(_ files: [(path: String, data: Data)]) throws(OutputFailure) {
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    let draft = WholeFile.temporaryPath(in: folder)
    var added: [String] = []
    do throws(OutputFailure) {
      try Self.fill(draft, with: files, name: path.quotedExcerpt)
      for entry in Set(files.map { $0.path.prefix { $0 != "/" } }).sorted() {
        let place = "\(folder)\(entry)"
        guard FileStatus(ofLink: place) == nil else {
          throw OutputFailure(
            "\(place.quotedExcerpt) exists, and is not replaced; name another folder",
            freePath: path.freePath)
        }
        guard rename("\(draft)/\(entry)", place) == 0 else {
          throw OutputFailure(writing: place.quotedExcerpt)
        }
        added.append(place)
      }
    } catch {
      for place in added { Self.remove(place) }
      Self.remove(draft)
      throw error
    }
    Self.remove(draft)
  }

  private static func fill(
    _ draft: String, with files: [(path: String, data: Data)], name: String
  ) throws(OutputFailure) {
    guard mkdir(draft, 0o777) == 0 else { throw OutputFailure(writing: name) }
    var made: Set<Substring> = []
    for file in files {
      let place = "\(draft)/\(file.path)"
      if made.insert(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]).inserted {
        _ = try makeFolders(above: place, name: name)
      }
      let isScript = file.data.starts(with: Data("#!".utf8))
      let open = try OpenFile(
        place, O_WRONLY | O_CREAT | O_EXCL, mode: isScript ? 0o777 : 0o666, about: name)
      try open.write(file.data, about: name)
      try open.close(about: name)
    }
    guard !Interruption.hasCome else { throw .interrupted }
  }

  /// Makes the folders on the way to a path; returns those that were missing, the outermost first.
  private static func makeFolders(
    above path: String, name: String
  ) throws(OutputFailure) -> [String] {
    var made: [String] = []
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      guard mkdir(folder, 0o777) != 0 else {
        made.append(folder)
        continue
      }
      if errno == EEXIST { errno = ENOTDIR }
      let failure = OutputFailure(writing: name)
      guard FileStatus(of: folder)?.kind != .folder else { continue }
      for folder in made.reversed() { rmdir(folder) }
      throw failure
    }
    return made
  }

  private static func entries(of path: String) -> [String]? {
    do { return try FileManager.default.contentsOfDirectory(atPath: path) } catch { return nil }
  }

  private static func remove(_ path: String) {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }
}
