// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor open class UIView {
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  weak var controller: UIViewController?
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?

  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  open func layoutIfNeeded() {
    controller?.layOutIfNeeded()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
