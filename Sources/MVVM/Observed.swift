import AppModels

/// A value that others observe: the binding of MVVM.
///
/// Write `@Observed private(set) var total = "0"`, read `total`, and bind to `$total`. Observers receive
/// a new value in the order in which they were bound, before the setter returns.
///
/// A text that the user edits comes back to the view, which shows it already and does not set it
/// again. The binding is two-way if the view sets the value itself, instead of calling a method.
///
/// With SwiftUI, `@Observable` on the view model takes its place, and the body of a view just reads
/// `viewModel.total`. That is not a binding in this sense: Observation calls back before the
/// change, once, and `Observations` delivers several changes as one, so that a view would not see
/// each value when it is set.
@propertyWrapper
public final class Observed<Value> {
  private var observers: [Observer] = []

  /// A value without observers.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The current value; setting it notifies every observer.
  public var wrappedValue: Value {
    didSet { for observer in observers { observer.receive(wrappedValue) } }
  }

  /// The side to bind to, from which the value cannot be set.
  public var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  public struct Source {
    fileprivate let observed: Observed

    /// Delivers the current value at once, and later ones until the token is released.
    public func bind(_ receive: @escaping (Value) -> Void) -> CancellationToken {
      let observer = Observer(receive)
      observed.observers.append(observer)
      receive(observed.wrappedValue)
      return CancellationToken { [weak observed] in
        observed?.observers.removeAll { $0 === observer }
      }
    }
  }

  private final class Observer {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }
}
