// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Observation

@MainActor open class UIViewController {
  private var loaded: UIView?
  private var needsLayout = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) { nil }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
    layOut()
  }

  open func viewWillLayoutSubviews() {}

  /// Lays out if a value has changed that was read in the last layout.
  func layOutIfNeeded() {
    if needsLayout { layOut() }
  }

  private func layOut() {
    needsLayout = false
    withObservationTracking {
      viewWillLayoutSubviews()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.needsLayout = true }
    }
  }
}
