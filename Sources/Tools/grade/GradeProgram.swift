import AppDefinitions
import Foundation
import TriptychFaultyScreens
import TriptychGrading
import TriptychParity
import TriptychScaffold
import TriptychTerminal

/// The program `grade`, which gives points for submissions.
struct GradeProgram {
  let apps = TriptychApps.all

  /// The folder in which submissions are built; the usual one if it is nil.
  var cache = JudgingPackage.namedCache

  /// Indicates whether the system is Linux, on which alone submissions are graded.
  ///
  /// What a right submission needs from Apple's runtime, and how its memory is limited there, was
  /// never tried. `ObjectFiles` reads Apple's objects all the same.
  var isOnLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  /// The package with the kit that the program was built with, or else the one that the user is in.
  func kit() throws -> KitPackage {
    let here = FileManager.default.currentDirectoryPath
    guard let kit = KitPackage.nearest(to: [Bundle.main.executablePath, here]) else {
      throw UsageError(KitPackage.missing)
    }
    return kit
  }

  /// Runs the faulty screens for the process that started this one: some trap, hang or exit.
  func serveFaultyScreens() {
    WorkerRunner.serve(apps: apps, patterns: FaultyScreens.all.map(\.pattern))
  }

  /// A grader by a rubric.
  ///
  /// - Throws: A `SystemFailure` before anything is built.
  func grader(by rubric: Rubric, secret: String = "") throws -> Grader {
    guard isOnLinux else {
      throw SystemFailure(
        """
        submissions are graded on Linux only, and this is another system; grade in a container: \
        swift run triptych new course writes adapters for Docker and Gradescope
        """)
    }
    let folder = try kit().folder
    let package = JudgingPackage(
      kit: folder, cache: cache ?? JudgingPackage.usualCache(for: folder), apps: apps)
    guard let executable = Bundle.main.executablePath else {
      throw UsageError("cannot start other processes: the path of this program is not known")
    }
    let faultyScreens = FaultyScreensProgram(
      executable: executable,
      all: FaultyScreens.all.map { .init(name: $0.name, app: $0.app, rule: $0.rule) })
    return Grader(
      by: rubric, of: apps, in: package, secret: secret, faultyScreens: faultyScreens)
  }

  /// The rubric that the arguments name, and a grader by it.
  func grader(_ arguments: Arguments) throws -> (Rubric, Grader) {
    guard let path = arguments[GradeOptions.rubric] else {
      throw UsageError("name a rubric with --rubric FILE")
    }
    let rubric = try Rubric(path: path, apps: apps)
    let secret = try arguments[GradeOptions.seedFile].map { try InputFile(path: $0).text() }
    if let path = arguments[GradeOptions.seedFile], secret?.allSatisfy(\.isWhitespace) == true {
      throw UsageError("the secret in \(path.quotedPath) is empty; write some random text there")
    }
    return (rubric, try grader(by: rubric, secret: secret ?? ""))
  }
}
