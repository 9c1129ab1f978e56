import AppScreens
import Foundation
import HostSystem
import Parity

/// The processes that a gallery's screens run in, and the correct pattern beside them.
extension Command {
  /// Processes for a gallery, which may take as long as it likes.
  func galleryIsolation() throws -> Isolation {
    Self.galleryIsolation(by: try galleryExecutable)
  }

  private static func galleryIsolation(by executable: String) -> Isolation {
    var isolation = Isolation(executable: executable, arguments: [Isolation.serveVerb], limit: 2)
    isolation.limits.run = 86_400  // Nobody waits for a gallery to be short.
    return isolation
  }

  private var galleryExecutable: String {
    get throws {
      guard let executable else {
        throw UsageError("specimens needs the path of this command, which is not known")
      }
      return executable
    }
  }

  /// Examines several screens at once, as they wait more than they compute; takes the reports in order.
  func runGallery<Result: Sendable>(
    _ works: [@Sendable (Isolation) -> Result], take: (Result) throws -> Void
  ) throws {
    let executable = try galleryExecutable
    try inOrder(works, atOnce: 2 * ProcessInfo.processInfo.activeProcessorCount) {
      Self.galleryIsolation(by: executable)
    } work: { work, isolation in
      work(isolation)
    } take: {
      try take($0)
    }
  }

  /// Throws if patterns cannot be run in processes of their own.
  func check(
    _ isolation: Isolation, of app: some AppDefinition, in patterns: [Pattern]
  ) throws {
    if let obstacle = isolation.obstacle(to: app, in: patterns) {
      throw UsageError("specimens need processes of their own: \(obstacle)")
    }
  }

  /// The correct pattern beside which a screen runs: its own, or the first if it belongs to none.
  func reference(
    for name: String, in architecture: String? = nil, of app: any AppDefinition
  ) throws -> Pattern {
    let written = patterns.filter { app.isWritten(in: $0) }
    guard
      let reference = written.first(where: { architecture == nil || architecture == $0.name })
    else {
      throw UsageError(
        "\(name) needs a correct \(app.name) in \(architecture ?? anyPattern) beside it")
    }
    return reference
  }
}
