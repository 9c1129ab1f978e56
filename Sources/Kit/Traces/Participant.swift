import AppScreens

/// A participant in a conversation.
package enum Participant: Hashable, Sendable {
  /// The person before the screen.
  case person

  /// A view of the screen, counted from 1: a screen has another after each replacement.
  case view(Int)

  /// The object between view and model: a controller, a presenter, a view model, a store.
  case mediator

  /// The app's rules, and whatever else the mediator holds or works with.
  case model

  /// The service or store beside the person, which the mediator has as its port.
  case world
}

extension Participant {
  /// The part that somebody plays, whatever the pattern calls it, and whichever view it is.
  package var role: String {
    switch self {
    case .person: "person"
    case .view: "view"
    case .mediator: "mediator"
    case .model: "model"
    case .world: "world"
    }
  }
}

/// The participants' names in one pattern's code.
package struct Participants: Hashable, Sendable {
  /// Somebody's name, such as `presenter`, and their type, such as `CalculatorPresenter`.
  package struct Member: Hashable, Sendable, Encodable {
    /// The name of the property by which others hold them.
    package let name: String

    /// Their type.
    package let type: String
  }

  /// The type of the view.
  package let view: String

  /// The mediator; nil if none was found.
  package let mediator: Member?

  /// The models that were found, in the order in which the mediator holds them.
  package let models: [Member]

  /// The world, by the name under which the mediator holds it; nil if none acts on the screen.
  package let world: Member?

  /// The name of a participant: `view 2`, `presenter`, `calculator`.
  package func name(of participant: Participant) -> String {
    switch participant {
    case .person: "person"
    case .view(let number): "view \(number)"
    case .mediator: mediator?.name ?? "mediator"
    case .model: models.count == 1 ? models[0].name : "model"
    case .world: world?.name ?? "world"
    }
  }
}

extension Message {
  /// The number of the view that sends or receives it.
  package var view: Int? {
    for case .view(let number) in [sender, receiver] { return number }
    return nil
  }
}

extension Participants {
  /// The participants of a screen, as a snapshot has them.
  init<Gesture: ScreenGesture, Display: ScreenDisplay>(
    of screen: some Screen<Gesture, Display>, behind snapshot: Snapshot
  ) {
    let world: any World = screen.world
    // A mediator may use its port once, and keep nothing but what it got.
    let known = Participants.Member(name: world.title, type: "\(type(of: world))")
    self.init(
      view: "\(type(of: screen.view))", mediator: snapshot.mediator, models: snapshot.models,
      world: world is NoWorld ? nil : snapshot.world ?? known)
  }
}
