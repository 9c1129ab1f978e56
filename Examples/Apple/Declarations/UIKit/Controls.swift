// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIButton: UIControl {
  public struct Configuration {
    public var title: String?
    public static func filled() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    self.configuration?.title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}

@MainActor open class UISwitch: UIControl {
  open var isOn = false
}

@MainActor open class UITextField: UIControl {
  public enum BorderStyle {
    case roundedRect
  }

  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var borderStyle = BorderStyle.roundedRect
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
}

public enum UITextAutocapitalizationType {
  case none
  case sentences
}

public enum UITextAutocorrectionType {
  case `default`
  case no
}
