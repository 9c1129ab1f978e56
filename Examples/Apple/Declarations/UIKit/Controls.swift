// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppScreens

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

  /// The text, and whether the user has typed it; UIKit keeps a cursor instead.
  package private(set) var field = Field(wrappedValue: "")

  open var text: String? {
    get { field.wrappedValue }
    set { field.wrappedValue = newValue ?? "" }
  }

  /// Types a text, as a user does.
  package func type(_ text: String) {
    field.type(text)
    sendActions(for: .editingChanged)
  }

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
