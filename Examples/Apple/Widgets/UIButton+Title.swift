import UIKit

extension UIButton {
  /// A button with a title, which the toolkit shows as large as the user wants it.
  package static func titled(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return UIButton(configuration: configuration)
  }
}
