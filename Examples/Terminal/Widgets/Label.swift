/// A text to read, behind its name.
///
/// A view declares it as a property, which is the text; `$total` is the label itself:
///
/// ```swift
/// @Label("total") var total
/// ```
@propertyWrapper
package final class Label: TerminalWidget {
  package let name: String
  package var wrappedValue = ""

  package init(_ name: String) {
    self.name = name
  }

  package var projectedValue: Label { self }
  package var text: String { wrappedValue }

  package func draw(width: Int, height: Int, isFocused: Bool) -> [Line] {
    [Line(name.label + wrappedValue.cut(to: width - String.labelWidth))]
  }
}
