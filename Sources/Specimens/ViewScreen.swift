import AppScreens

/// A screen that holds only a view; the view holds everything else.
final class ViewScreen<View: ReplaceableView>: Screen where View.Gesture.Event == NoEvent {
  private(set) var view: View

  init(_ view: View) { self.view = view }
  func replaceView() { view = View(replacing: view) }
}

/// A view that another of its type can replace.
protocol ReplaceableView: HeadlessView {
  /// A view that takes the place of an old one.
  init(replacing view: Self)
}
