// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont?
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

open class UIFont: @unchecked Sendable {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
