import Foundation
import TriptychRecordingViews
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// The learner's folder: a package with a folder for each exercise.
struct Workspace {
  /// The folder.
  let folder: URL

  let catalogue: ExerciseCatalogue
  private let files: [String: ExerciseFiles]

  /// The learner's folder at a path, which `prepare()` fills.
  init(
    _ path: String, from catalogue: ExerciseCatalogue, in material: CourseMaterial
  ) throws(LearnFailure) {
    folder = URL(fileURLWithPath: path.realPath)
    self.catalogue = catalogue
    var files: [String: ExerciseFiles] = [:]
    for exercise in catalogue.exercises {
      files[exercise.name] = try ExerciseFiles(of: exercise, on: catalogue, in: material)
    }
    self.files = files
  }

  /// Does something while no other learn builds or runs anything in the folder, after one that does.
  func alone<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let build = folder.appendingPathComponent(".build").path
    // What cannot be locked is reported when it is built.
    do {
      try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
    } catch {}
    let lock = open("\(build)/learn.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
      !Interruption.hasCome
    { usleep(50_000) }
    return try body()
  }

  /// The folder of an exercise.
  func folder(of exercise: Exercise) -> URL { folder.appendingPathComponent(exercise.folder) }

  /// The folder of copies of the learner's screens whose views record.
  static let recordings = ".recording"

  /// The folder of the copy of an exercise whose views record.
  func recordingFolder(of exercise: Exercise) -> URL {
    folder.appendingPathComponent(Self.recordings).appendingPathComponent(exercise.folder)
  }

  /// The places of the files that the learner changes, in order.
  func places(of exercise: Exercise) -> [URL] {
    (files[exercise.name]?.start.keys.sorted() ?? []).map {
      folder(of: exercise).appendingPathComponent($0)
    }
  }

  /// The places of the files of one part of an exercise, in order.
  func places(of exercise: Exercise, in part: Exercise.Part) -> [URL] {
    places(of: exercise).filter { Exercise.Part(of: $0) == part }
  }

  /// The files that a save may change: those that the learner is to change, and more code of their own.
  func watchedFiles(of exercise: Exercise) -> [URL] {
    places(of: exercise) + addedFiles(of: exercise)
  }

  /// The files of code that the learner has added, in order.
  func addedFiles(of exercise: Exercise) -> [URL] {
    let places = places(of: exercise)
    return ownFiles(of: exercise).filter { !places.contains($0) }
  }

  /// A file of the learner's with the name of a given one, which no module has twice; nil if there is none.
  func strayFile(of exercise: Exercise) -> URL? {
    let given = files[exercise.name]?.given ?? [:]
    return ownFiles(of: exercise).first { given[$0.lastPathComponent] != nil }
  }

  /// The Swift files in an exercise's folder, in order; none where it is gone.
  private func ownFiles(of exercise: Exercise) -> [URL] {
    let folder = folder(of: exercise)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map(folder.appendingPathComponent)
  }

  /// The learner's texts in one part of an exercise, one after the other.
  func text(of exercise: Exercise, in part: Exercise.Part) throws(LearnFailure) -> String {
    try places(of: exercise, in: part)
      .map { place throws(LearnFailure) in try text(in: place) }.joined(separator: "\n")
  }

  /// The learner's text in a file.
  ///
  /// - Throws: A `LearnFailure` that says how to get the file back.
  func text(in place: URL) throws(LearnFailure) -> String {
    do {
      return try String(ofFile: Data(contentsOf: place))
    } catch {
      guard FileManager.default.fileExists(atPath: place.path) else {
        throw LearnFailure(
          "\(place.seen) is not there; put it back, or reset the exercise to begin it again")
      }
      throw LearnFailure(reading: place, error)
    }
  }

  /// Our solution of a file; nil where nothing is to be changed in it.
  func solution(of place: URL, in exercise: Exercise) throws(LearnFailure) -> String? {
    try files[exercise.name]?.solution(of: place.lastPathComponent)
  }

  /// The names of the Swift files of an exercise that the learner has changed.
  func changedCode(of exercise: Exercise) throws(LearnFailure) -> Set<String> {
    let start = files[exercise.name]?.start ?? [:]
    var changed: Set<String> = []
    for place in places(of: exercise, in: .code) {
      let name = place.lastPathComponent
      if try text(in: place) != start[name] { changed.insert(name) }
    }
    return changed
  }

  /// Indicates whether there is anything in the folder, which must be there.
  private var hasEntries: Bool {
    get throws(LearnFailure) {
      do {
        return try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
      } catch {
        throw LearnFailure(reading: folder, error)
      }
    }
  }

  /// Writes what is missing, and what the package makes itself; nothing of the learner's is touched.
  ///
  /// - Returns: Whether the folder is new, and the exercises that were there, were gone, and are there again.
  @discardableResult
  func prepare() throws(LearnFailure) -> (isNew: Bool, restored: [Exercise]) {
    let manifest = folder.appendingPathComponent("Package.swift")
    let manager = FileManager.default
    let isNew = !manager.fileExists(atPath: manifest.path)
    var isFolder = ObjCBool(false)
    if manager.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw LearnFailure("\(folder.path.quotedPath) is a file; name a folder that is new or empty")
    }
    if isNew, isFolder.boolValue, try hasEntries {
      throw LearnFailure(
        "\(folder.path.quotedPath) has other things in it; name a folder that is new or empty")
    }
    let source = PackageSource(catalogue.kit, from: folder.path)
    let text = WorkspaceManifest(exercises: catalogue.exercises, source: source).text
    if !isNew, !(try self.text(in: manifest)).hasPrefix(WorkspaceManifest.mark) {
      throw LearnFailure(
        "\(folder.path.quotedPath) has a package that learn did not write; name another folder")
    }
    // The manifest comes first: by it the folder is known again, should the rest be interrupted.
    try text.write(ifOtherThanAt: manifest)
    try WorkspaceManifest.readMe.write(ifOtherThanAt: folder.appendingPathComponent("README.md"))
    let ignored = ".build/\n\(Self.recordings)/\n"
    try ignored.write(ifOtherThanAt: folder.appendingPathComponent(".gitignore"))
    let gone = catalogue.exercises.filter { exercise in
      places(of: exercise).contains { !manager.fileExists(atPath: $0.path) }
    }
    for exercise in catalogue.exercises {
      try writeStart(of: exercise, onlyMissing: true)
      try putGiven(of: exercise)
    }
    return (isNew, isNew ? [] : gone)
  }

  /// Writes the given files of an exercise where they are missing or were changed; none into a folder that
  /// is gone, which may come back.
  ///
  /// - Returns: Those that it has written.
  @discardableResult
  func putGiven(of exercise: Exercise) throws(LearnFailure) -> [URL] {
    guard FileManager.default.fileExists(atPath: folder(of: exercise).path) else { return [] }
    let given = folder(of: exercise).appendingPathComponent("given")
    var written: [URL] = []
    for (name, text) in (files[exercise.name]?.given ?? [:]).sorted(by: { $0.key < $1.key }) {
      let place = given.appendingPathComponent(name)
      if try text.write(ifOtherThanAt: place) { written.append(place) }
    }
    return written
  }

  /// Begins an exercise again, after keeping a copy of what the learner wrote.
  ///
  /// - Returns: The folder with the copy; nil where there was nothing to keep.
  func reset(_ exercise: Exercise) throws(LearnFailure) -> URL? {
    let texts = try places(of: exercise)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { place throws(LearnFailure) in (place.lastPathComponent, try text(in: place)) }
    let kept = folder.appendingPathComponent("kept")
    let copy =
      (1...).lazy.map { kept.appendingPathComponent("\(exercise.folder)-\($0)") }
      .first { !FileManager.default.fileExists(atPath: $0.path) } ?? kept
    for (name, text) in texts { try text.write(ifOtherThanAt: copy.appendingPathComponent(name)) }
    try writeStart(of: exercise, onlyMissing: false)
    try putGiven(of: exercise)
    return texts.isEmpty ? nil : copy
  }

  private func writeStart(
    of exercise: Exercise, onlyMissing isGentle: Bool
  ) throws(LearnFailure) {
    for (name, text) in files[exercise.name]?.start ?? [:] {
      let place = folder(of: exercise).appendingPathComponent(name)
      if isGentle, FileManager.default.fileExists(atPath: place.path) { continue }
      try text.write(ifOtherThanAt: place)
    }
  }
}
