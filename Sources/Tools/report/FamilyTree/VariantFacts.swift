/// What tells a variant from others: who knows whom, in which way, and who keeps the screen alive.
struct VariantFacts: Decodable, Sendable {
  /// A place in the picture: that of the three, on a way between two of them, or beside the mediator.
  enum Place: String, Decodable, Sendable {
    case view, mediator, model, input, rules, binding, left, right
  }

  /// Who is there besides view, mediator and model.
  struct Role: Decodable, Sendable {
    let name: String
    let place: Place

    /// Indicates whether the mediator hears back from it.
    let isAnswering: Bool
  }

  /// The mediator's name.
  let mediator: String

  /// Indicates whether the view names or observes the model.
  let viewKnowsModel: Bool

  /// How the mediator reaches the view; nil if it does not.
  let reach: String?

  /// What a view hears that observes its mediator; nil if it does not.
  let notice: String?

  /// Indicates whether the mediator keeps the view's state.
  let keepsState: Bool

  /// How a gesture arrives.
  let gesture: String
  let roles: [Role]

  /// Who keeps the screen alive.
  let root: Place

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
