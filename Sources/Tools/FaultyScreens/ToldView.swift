import AppScreens

/// A view that is told whole displays; a new view takes the old one's place with the mediator.
///
/// It is the view of MVP: it holds its mediator, the presenter, which knows it only weakly.
final class ToldView<Mediator: TellingMediator>: ReplaceableView {
  private let mediator: Mediator
  private(set) var display = Mediator.Display()

  init(_ mediator: Mediator) {
    self.mediator = mediator
    mediator.tell = { [weak self] in self?.display = $0 }
    display = mediator.attach(self)
  }

  convenience init(replacing view: ToldView) { self.init(view.mediator) }

  func perform(_ gesture: Mediator.Gesture) { mediator.perform(gesture) }
}
