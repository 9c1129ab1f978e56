import AppScreens

/// A participant in a conversation.
package enum Participant: Hashable, Sendable {
  /// The user of the screen.
  case user

  /// A view of the screen, counted from 1: a screen has another after each replacement.
  case view(Int)

  /// An object between view and model, counted from 1: a controller, a presenter, an interactor.
  ///
  /// The first is the one that the view deals with.
  case mediator(Int)

  /// The app's rules, and whatever else a mediator holds or works with.
  case model

  /// The service or store that a mediator has as its port; external events come from it.
  case service

  /// Indicates whether it is an object between view and model.
  package var isMediator: Bool {
    if case .mediator = self { true } else { false }
  }

  /// The part that somebody plays, whatever the pattern calls it, and whichever view it is.
  package var role: String {
    switch self {
    case .user: "user"
    case .view: "view"
    case .mediator(let number): number == 1 ? "mediator" : "mediator \(number)"
    case .model: "model"
    case .service: "service"
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

  /// The objects between view and model, the one that the view deals with first; often only that.
  package let mediators: [Member]

  /// The models that were found, in the order in which the mediators hold them.
  package let models: [Member]

  /// The service, by the name under which a mediator holds it; nil if none acts on the screen.
  package let service: Member?

  /// The name of a participant: `view 2`, `presenter`, `calculator`.
  package func name(of participant: Participant) -> String {
    switch participant {
    case .user: "user"
    case .view(let number): "view \(number)"
    case .mediator(let number):
      mediators.indices.contains(number - 1) ? mediators[number - 1].name : participant.role
    case .model: models.count == 1 ? models[0].name : "model"
    case .service: service?.name ?? "service"
    }
  }

  /// The type of a participant, or the types of the models; nil where none is known.
  package func typeName(of participant: Participant) -> String? {
    switch participant {
    case .user: nil
    case .view: view
    case .mediator(let number):
      mediators.indices.contains(number - 1) ? mediators[number - 1].type : nil
    case .model: models.map(\.type).joined(separator: " ")
    case .service: service?.type
    }
  }

  /// Every participant between the user and the service, from the view on, as a diagram lays them out.
  package var lanes: [Participant] {
    [.view(1)] + (1...max(1, mediators.count)).map(Participant.mediator) + [.model]
      + (service == nil ? [] : [.service])
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
    let service: any HeadlessService = screen.headlessService
    // A mediator may use its port once, and keep nothing but what it got.
    let known = Participants.Member(name: service.title, type: "\(type(of: service))")
    self.init(
      view: "\(type(of: screen.view))", mediators: snapshot.mediators.map(\.member),
      models: snapshot.models, service: service is NoService ? nil : snapshot.service ?? known)
  }
}
