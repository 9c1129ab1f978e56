/// Something to do on a stage, on which several screens of one app can stand side by side.
enum StageOperation: Codable, Sendable {
  /// A new screen, with this number.
  case make(Int)

  /// A step on a screen, in its notation.
  case step(Int, String)

  /// Answers to every request of a screen that was withdrawn.
  case answerWithdrawn(Int, failing: Bool)

  /// A look at a screen.
  case look(Int)

  /// Nobody wants a screen any more.
  case letGo(Int)
}

/// The display at a look, and the count of views.
struct StageLook<Display: Codable & Sendable>: Codable, Sendable {
  /// The display.
  let display: Display

  /// The number of views that the screen has had, the present one included.
  let views: Int
}
