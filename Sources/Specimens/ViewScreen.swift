import AppScreens

/// A screen that holds a view and nothing else; what is behind the view, the view holds.
final class ViewScreen<View: ReplaceableView>: Screen {
  private(set) var view: View

  init(_ view: View) { self.view = view }
  func replaceView() { view = View(replacing: view) }
}

/// A view that a new one of its kind can replace.
protocol ReplaceableView: HeadlessView {
  /// A new view of what an old one showed.
  init(replacing view: Self)
}
