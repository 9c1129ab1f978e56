/// A fact by which variants differ.
package enum VariantFact: String, Hashable, Sendable, CaseIterable {
  case model = "the view keeps a model"
  case reach = "the mediator reaches the view"
  case reading = "the view reads the mediator"
  case observable = "the mediator can be observed"
  case state = "the mediator keeps the view's state"
  case gestures = "a gesture arrives as"
  case roles = "further roles"
  case root = "kept alive by"

  /// The weight of a difference: how the mediator reaches the view, and which roles there are, say more
  /// than who keeps what.
  var weight: Int { [.reach, .observable, .roles].contains(self) ? 2 : 1 }

  /// What a variant, or a triad, has in a fact.
  package enum Value: String, Hashable, Sendable {
    case no, yes
    case byProtocol = "by a protocol"
    case byClass = "by its class"
    case byReading = "by reading"
    case byClosure = "by a closure"
    case delegate = "a delegate message"
    case call = "a call"
    case value = "a written value"
    case message = "a message value"
    case stream = "a stream"
    case view = "the view"
    case mediator = "the mediator"
    case router = "a router"
    case interactor = "an interactor"
    case builder = "a builder"
    case bindings
  }
}
