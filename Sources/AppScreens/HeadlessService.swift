/// A service or store without a network or a disk, which acts when a step says so, and not before.
///
/// A screen creates its own and injects it into its mediator, which knows only the protocol of the
/// port. In checks it outlives the screen, as a service does in reality, so that what the screen
/// leaves pending there is found.
public protocol HeadlessService<Event>: ServicePart {
  /// The events that can happen.
  associatedtype Event: ScreenEvent

  /// Delivers an event; one that has nothing to act on does nothing.
  func deliver(_ event: Event)

  /// The state that is compared beside the display, named as in `Event.serviceWidgets`.
  var widgets: [Widget] { get }

  /// The objects that the service consists of, itself included; they may outlive a screen.
  var parts: [AnyObject] { get }

  /// The requests and observations that have not ended, such as `the request for IU`.
  var pending: [String] { get }

  /// Responds to each cancelled request that has no response yet, which must change nothing.
  ///
  /// Each keeps its place among the requests, so that later steps mean what they did.
  ///
  /// - Parameter isFailing: Whether the first of them fails rather than succeeds; then by turns.
  func answerCancelled(failing isFailing: Bool)
}

/// An object of a service that a mediator may reference: the service, a request or an observation.
///
/// What shows the state of mediators and models leaves it out, and calls it by its title.
public protocol ServicePart: AnyObject {
  /// The object in a few words, such as `service` or `request for IU`.
  var title: String { get }
}

extension HeadlessService {
  /// Simply `service`.
  public var title: String { "service" }

  /// No state of its own.
  public var widgets: [Widget] { [] }

  /// No requests that could be cancelled.
  public func answerCancelled(failing isFailing: Bool) {}
}

/// The service of apps that have none.
public final class NoService: HeadlessService {
  /// No service.
  public init() {}

  /// Never called, as there is no event.
  public func deliver(_ event: Never) {}

  /// Itself.
  public var parts: [AnyObject] { [self] }

  /// Nothing.
  public var pending: [String] { [] }
}
