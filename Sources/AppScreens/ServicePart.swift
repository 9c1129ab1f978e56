/// An object of a service, which a mediator may reference: the service itself, or a request to it.
///
/// It is not taken for a model when a mediator's state is read.
public protocol ServicePart: AnyObject {
  /// The object in a few words, such as `service` or `request for IU`.
  var title: String { get }
}
