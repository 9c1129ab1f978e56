// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSLayoutConstraint {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

@MainActor open class UILayoutGuide {
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}
