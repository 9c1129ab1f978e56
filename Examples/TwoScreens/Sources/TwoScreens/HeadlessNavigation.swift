import AppScreens

/// A stack of screens of which the user sees the top one, as in a navigation controller of UIKit.
///
/// It owns what is pushed. *Back* is its own: it removes the top screen and calls no one.
public final class HeadlessNavigation: HeadlessView {
  /// The view of one screen.
  public typealias Page = any HeadlessView<TwoScreensGesture, TwoScreensDisplay>

  private var stack: [(page: Page, owner: AnyObject)]

  /// A stack without screens.
  public init() {
    stack = []
  }

  /// A stack with the screens of another, which it takes over.
  public init(replacing other: HeadlessNavigation) {
    stack = other.stack
    other.stack = []
  }

  /// Shows a screen on top, and keeps its owner: the view itself, unless another is given.
  public func push(_ page: Page, ownedBy owner: AnyObject? = nil) {
    stack.append((page, owner ?? page))
  }

  /// Removes the top screen at *Back*; passes every other gesture to the top screen.
  public func perform(_ gesture: TwoScreensGesture) {
    switch gesture {
    case .back: if stack.count > 1 { stack.removeLast() }
    case .editQuery, .selectRow, .starRow, .star: stack.last?.page.perform(gesture)
    }
  }

  /// The display of the top screen.
  public var display: TwoScreensDisplay {
    stack.last?.page.display ?? TwoScreensDisplay()
  }
}
