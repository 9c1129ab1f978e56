/// The headless half of a port: a service or a store that acts when a step says so, and not before.
///
/// A screen makes its own and gives it to its mediator as the port. It outlives the screen in
/// checks, as a service does in reality, so that what the screen leaves behind there is found.
public protocol World<Event>: WorldPart {
  /// The events that can happen.
  associatedtype Event: ScreenEvent

  /// Delivers an event; one that has nothing to act on does nothing.
  func deliver(_ event: Event)

  /// The objects that the service consists of, itself included; they may outlive a screen.
  var parts: [AnyObject] { get }

  /// The things that somebody still waits for, such as `the request for IU`.
  var pending: [String] { get }

  /// Answers every request that was cancelled and not answered before, which must change nothing.
  ///
  /// Each keeps its place among the requests, so that later steps mean what they did.
  ///
  /// - Parameter isFailing: Whether the first of them fails rather than succeeds; then by turns.
  func answerCancelled(failing isFailing: Bool)
}

extension World {
  /// The world.
  public var title: String { "world" }

  /// No requests that could be cancelled.
  public func answerCancelled(failing isFailing: Bool) {}
}

/// The service of apps that have none.
public final class NoWorld: World {
  /// No service.
  public init() {}

  /// Never called, as there is no event.
  public func deliver(_ event: NoEvent) {}

  /// Itself.
  public var parts: [AnyObject] { [self] }

  /// Nothing.
  public var pending: [String] { [] }
}
