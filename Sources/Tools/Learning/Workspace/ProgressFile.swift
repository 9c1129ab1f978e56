import Foundation
import TriptychTerminal

/// The exercises that a learner has solved: a line of `progress.txt` each.
struct ProgressFile {
  private let place: URL
  private var lines: [String] = []

  /// The progress that is noted in a folder; none where there is no such file.
  ///
  /// - Throws: A `LearnFailure` for a file that is there and cannot be read.
  init(in folder: URL) throws(LearnFailure) {
    place = folder.appendingPathComponent("progress.txt")
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    do {
      lines = try String(ofFile: Data(contentsOf: place)).split(separator: "\n").map(String.init)
    } catch let fault as FileTextFault {
      throw LearnFailure(
        """
        \(place.path.quotedPath) cannot be read: \(fault). Or delete the file: then no exercise \
        counts as solved
        """)
    } catch {
      throw LearnFailure(reading: place, error)
    }
  }

  /// Indicates whether an exercise is solved.
  func has(_ exercise: Exercise) -> Bool {
    lines.contains { $0.split(separator: " ").first.map(String.init) == exercise.folder }
  }

  /// Notes that an exercise is solved, beside what another process has noted meanwhile.
  mutating func note(_ exercise: Exercise) throws(LearnFailure) {
    lines = try ProgressFile(in: place.deletingLastPathComponent()).lines
    guard !has(exercise) else { return }
    try "\((lines + [exercise.folder]).joined(separator: "\n"))\n".write(ifOtherThanAt: place)
    lines.append(exercise.folder)
  }

  /// The first exercise behind one that is not solved, or else the first of all; nil if all are.
  func next(of exercises: [Exercise], after present: Exercise? = nil) -> Exercise? {
    let open = exercises.filter { !has($0) && $0.number != present?.number }
    return open.first { $0.number > present?.number ?? 0 } ?? open.first
  }
}
