import AppScreens
import GTK
import MVVM

extension BoundView {
  /// Binds a field in both directions; what the user types does not come back and move the cursor.
  func bind(
    _ entry: Entry, to text: Observed<String>.Source, set: @escaping (String) -> Void
  ) -> ObservationToken {
    entry.onEdit { [weak self] typed in
      text.withoutEcho(to: self?.bindings ?? []) { set(typed) }
    }
    return text.bind { [weak entry] in entry?.show($0) }
  }
}
