import AppModels
import AppScreens
import UIKit
import Widgets

extension UIView {
  /// Does what a gesture's notation says to the widget that it names.
  func perform(_ notation: String) {
    for control in all(UIControl.self) {
      let text = notation.text(after: "\(control.noted)=")
      switch (control, text) {
      case (let field as UITextField, let text?):
        field.type(text)
      case (let control as UISwitch, let text?):
        control.isOn = text == "on"
        control.sendActions(for: .valueChanged)
      case (let button as UIButton, _) where button.noted == notation:
        button.sendActions(for: .primaryActionTriggered)
      default: continue
      }
    }
  }

  /// What a label shows that VoiceOver calls by this name.
  func text(_ name: String) -> String {
    let label = all(UILabel.self).first { $0.accessibilityLabel == name }
    return label?.text ?? "no label is called \(name)"
  }

  /// The field that VoiceOver calls by this name.
  func field(_ name: String) -> Field {
    let field = all(UITextField.self).first { $0.accessibilityLabel == name }
    return field?.field ?? Field(wrappedValue: "no field is called \(name)")
  }

  func all<Widget: UIView>(_ type: Widget.Type) -> [Widget] {
    subviews.flatMap { ($0 as? Widget).map { [$0] } ?? $0.all(type) }
  }
}

extension UIControl {
  /// The name by which gestures are noted.
  fileprivate var noted: String {
    let name = accessibilityLabel ?? (self as? UIButton)?.configuration?.title ?? ""
    return notations[name] ?? name
  }
}

/// What gestures call by another name than VoiceOver does.
private let notations = [
  "Artist or song": "query", "City": "city", "Green": "green", "Input": "input",
  "Retry": "retry", "Separators": "separators", "State": "state", "Street": "street",
  "Update": "update", "Yellow": "yellow", "ZIP code": "zip",
].merging(
  Calculator.Key.allCases.map { ($0.spokenName, CalculatorGesture.press($0).notation) }
) { first, _ in first }
