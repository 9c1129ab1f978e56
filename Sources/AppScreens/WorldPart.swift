/// An object of the world, which a mediator may hold: the service itself, or a request to it.
///
/// It is not taken for a model when a mediator's state is read.
public protocol WorldPart: AnyObject {
  /// The object in a few words, such as `service` or `request for IU`.
  var title: String { get }
}
