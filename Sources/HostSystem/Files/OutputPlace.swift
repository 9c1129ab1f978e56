import Foundation
import TextLayout

/// A place to which a path leads, judged before anything is written to it.
package enum OutputPlace {
  /// A file that is already open, as standard output is.
  case descriptor(Int32)

  /// A device or a pipe, which is written straight.
  case stream(String)

  /// A file, or the place for a new one, at the end of its links.
  case file(path: String, name: String)

  /// The place at a path; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - mayReplace: Whether a file may be replaced, by the beginning of what it holds. It is not
  ///     called for one that is empty.
  /// - Throws: An `OutputFailure` for a path that leads to nothing that can be written, or to what
  ///   is to be kept.
  package init(_ path: String, mayReplace: (Data) -> Bool) throws(OutputFailure) {
    guard path != "-" else {
      self = .descriptor(STDOUT_FILENO)
      return
    }
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw OutputFailure("\(path.quoted) names no file; name one, or - for standard output")
    }
    switch try LinkedPath(path).end {
    case .descriptor(let number): self = .descriptor(number)
    case .path(let end):
      switch FileStatus(of: end)?.kind {
      case .stream: self = .stream(path)
      case .file:
        try Self.check(end, name: path, mayReplace)
        self = .file(path: end, name: path)
      case nil:
        try Self.checkFolder(of: end, name: path)
        self = .file(path: end, name: path)
      case .folder:
        throw OutputFailure(
          "\(path.quotedExcerpt) is a folder; name a file in it",
          freePath: "\(path.withoutTrailingSlashes)/output".freePath)
      case .disk: throw OutputFailure("\(path.quotedExcerpt) is a disk; name a file")
      case .socket: throw OutputFailure("\(path.quotedExcerpt) is a socket; name a file")
      case .link, .other: throw OutputFailure("\(path.quotedExcerpt) is no file; name one")
      }
    }
  }

  /// Writes some data to the place: all of it or, to a file, nothing.
  package func write(_ data: Data) throws(OutputFailure) {
    switch self {
    case .descriptor(let number):
      let place = "to \(number == STDOUT_FILENO ? "standard output" : "descriptor \(number)")"
      let copy = dup(number)
      guard copy >= 0 else { throw OutputFailure(writing: place) }
      try OpenFile(owning: copy).write(data, about: place)
    case .stream(let path):
      let place = path.quotedExcerpt
      try OpenFile(path, O_WRONLY, about: place).write(data, about: place)
    case .file(let path, let name):
      try WholeFile(path: path, place: name.quotedExcerpt).write(data)
    }
  }

  /// Throws for a file that is protected, or holds what is to be kept.
  private static func check(
    _ path: String, name: String, _ mayReplace: (Data) -> Bool
  ) throws(OutputFailure) {
    guard let status = FileStatus(of: path) else { return }
    guard status.isWritable, access(path, W_OK) == 0 else {
      throw OutputFailure(
        "\(name.quotedExcerpt) is read-only; name another file", freePath: name.freePath)
    }
    try checkFolder(of: path, name: name)
    guard !status.isEmpty else { return }
    let beginning = FileHandle(forReadingAtPath: path)?.readData(ofLength: 4_096)
    guard let beginning, mayReplace(beginning) else {
      throw OutputFailure(
        """
        \(name.quotedExcerpt) holds what this verb did not write in this format; name another \
        file, or say --replace
        """,
        freePath: name.freePath)
    }
  }

  /// Throws for a file in a folder in which nothing can be made.
  private static func checkFolder(of path: String, name: String) throws(OutputFailure) {
    // With the slash at its end, it is the path of a folder or of nothing.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard FileStatus(of: folder) != nil else {
      let other = String(folder.dropLast())
      let problem =
        FileStatus(of: other) == nil
        ? "there is no folder \(folder.quotedExcerpt)" : "\(other.quotedExcerpt) is no folder"
      throw OutputFailure("cannot write \(name.quotedExcerpt): \(problem)")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw OutputFailure(
        "cannot write \(name.quotedExcerpt): nothing can be made in its folder, which is read-only")
    }
  }
}
