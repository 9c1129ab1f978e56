import Foundation

/// A reason why a process could not be run.
package struct ToolFailure: Error, CustomStringConvertible {
  package let description: String

  /// Indicates whether it took longer than it might.
  package private(set) var isOverdue = false

  package init(description: String) {
    self.description = description
  }

  package static let interrupted = ToolFailure(description: "interrupted")

  package static func overdue(seconds: Double) -> ToolFailure {
    var failure = ToolFailure(description: "not done within \(seconds) s")
    failure.isOverdue = true
    return failure
  }

  package static var noPipe: ToolFailure {
    ToolFailure(description: "no pipe: \(String(cString: strerror(errno)))")
  }
}
