// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Observation

@MainActor open class UIViewController {
  private var loaded: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) { nil }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
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

  private func layOut() {
    withObservationTracking {
      viewWillLayoutSubviews()
    } onChange: { [weak self] in
      Task { @MainActor in self?.layOut() }
    }
  }
}
