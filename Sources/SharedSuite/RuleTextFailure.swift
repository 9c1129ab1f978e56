import AppScreens

/// A mistake in rules as text: where it is, what is wrong, and how to correct it.
public struct RuleTextFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// The mistake: what is wrong, and how to correct it.
  public let mistake: NotationFailure

  /// A mistake in a line of a file.
  public init(file: String, line: Int, mistake: NotationFailure) {
    (self.file, self.line, self.mistake) = (file, line, mistake)
  }

  /// All of it in one line: `Lamp.rules:12: "prss" is not a gesture; write press`.
  public var description: String { "\(file):\(line): \(mistake)" }
}

extension NotationFailure {
  init(_ problem: String, _ remedy: String) {
    self.init(problem: problem, remedy: remedy)
  }
}
