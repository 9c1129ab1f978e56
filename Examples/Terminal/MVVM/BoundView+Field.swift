import MVVM
import TerminalWidgets

extension BoundView {
  /// Binds a field in both directions; what the user types is set, but not shown a second time.
  func bind(
    _ field: Field, to text: Observed<String>.Source, set: @escaping (String) -> Void
  ) -> ObservationToken {
    field.onEdit = { [weak self] typed in
      text.withoutEcho(to: self?.bindings ?? []) { set(typed) }
    }
    return text.bind { [weak field] in field?.wrappedValue = $0 }
  }
}
