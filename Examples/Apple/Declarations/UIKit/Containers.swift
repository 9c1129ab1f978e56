// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIScrollView: UIView {
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

@MainActor open class UIStackView: UIView {
  public enum Distribution {
    case fill
    case fillEqually
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0
  open var arrangedSubviews: [UIView] { subviews }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

extension NSLayoutConstraint {
  public enum Axis {
    case horizontal
    case vertical
  }
}
