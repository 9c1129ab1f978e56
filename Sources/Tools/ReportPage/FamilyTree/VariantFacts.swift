/// What tells a variant from others: who knows whom, in which way, and who keeps the screen alive.
struct VariantFacts: Sendable {
  /// How the mediator reaches the view.
  enum Reach: String, Sendable {
    case byClass = "by its class"
    case byProtocol = "by a protocol"
  }

  /// What a view hears that observes its mediator.
  enum Notice: String, Sendable {
    case change = "changed"
    case eachValue = "bound"
    case comingChange = "about to change"
    case wholeView = "whole view"
  }

  /// How a gesture arrives.
  enum Gesture: String, Sendable {
    case delegate, call, value, message
  }

  /// A place in the picture: that of the three, on a way between two of them, or beside the mediator.
  enum Place: Sendable {
    case view, mediator, model, input, rules, binding, left, right
  }

  /// Who is there besides view, mediator and model.
  struct Role: Sendable {
    let name: String
    let place: Place

    /// Indicates whether the mediator hears back from it.
    var isAnswering = false
  }

  /// The mediator's name.
  let mediator: String

  /// Indicates whether the view names or observes the model.
  var viewKnowsModel = false

  var reach: Reach?
  var notice: Notice?

  /// Indicates whether the mediator keeps the view's state.
  var keepsState = true

  let gesture: Gesture
  var roles: [Role] = []

  /// Who keeps the screen alive.
  var root = Place.view

  /// The role at a place; nil if there is none.
  func role(at place: Place) -> Role? { roles.first { $0.place == place } }

  /// The name of whoever is at a place.
  func name(of place: Place) -> String {
    switch place {
    case .view: "view"
    case .mediator: mediator
    case .model: "model"
    case .input, .rules, .binding, .left, .right: role(at: place)?.name ?? ""
    }
  }
}
