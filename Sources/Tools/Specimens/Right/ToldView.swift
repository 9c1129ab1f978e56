import AppScreens

/// A mediator that keeps its display up to date, and tells one view of it.
protocol TellingMediator: AnyObject {
  associatedtype Gesture: ScreenGesture
  associatedtype Display: ScreenDisplay

  /// The present display.
  var display: Display { get }

  /// Tells the present view what to show.
  var tell: ((Display) -> Void)? { get set }

  /// Takes a gesture, and tells the view.
  func perform(_ gesture: Gesture)
}

/// A view that is told whole displays; a new view takes the old one's place with the mediator.
final class ToldView<Mediator: TellingMediator>: ReplaceableView {
  private let mediator: Mediator
  private(set) var display: Mediator.Display

  init(_ mediator: Mediator) {
    self.mediator = mediator
    display = mediator.display
    mediator.tell = { [weak self] in self?.display = $0 }
  }

  convenience init(replacing view: ToldView) { self.init(view.mediator) }

  func perform(_ gesture: Mediator.Gesture) { mediator.perform(gesture) }
}
