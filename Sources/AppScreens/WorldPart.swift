/// An object of the world, which a mediator may hold: the service itself, or a request to it.
///
/// Whoever looks at a mediator's state takes it for no model.
public protocol WorldPart: AnyObject {
  /// The object in a few words, such as `service` or `request for IU`.
  var title: String { get }
}
