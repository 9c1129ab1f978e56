/// A value that others observe: the binding of MVVM, synchronous and in order.
///
/// Write `@Observed private(set) var total = "0"`, read `total`, and bind to `$total`.
///
/// Observers receive a new value in the order in which they were bound, before the setter returns.
/// If an observer sets the value again, say B of A, B and C, all three receive the newer value at once,
/// and C never receives the older one.
///
/// A text that the user edits is bound in both directions: the view observes it, and changes it as
/// well. It does so in `withoutEcho(to:_:)`, since it shows the text already.
///
/// With SwiftUI, `@Observable` on the view model takes its place, and the body of a view just reads
/// `viewModel.total`. That is not a binding in this sense: Observation calls back before the
/// change, once, and `Observations` delivers several changes as one, so that a view would not see
/// each value when it is set.
@propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private var observers: [Observer] = []

  /// A value without observers.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The current value; setting it notifies every observer.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      for observer in observers { observer.fallBehind() }
      for observer in observers { notify(observer) }
    }
  }

  /// The side to bind to, from which the value cannot be set.
  public var projectedValue: Source { Source(observed: self) }

  /// The side of a value that observers bind to.
  public struct Source {
    fileprivate let observed: Observed

    /// Delivers the current value at once, and later ones until the token is released.
    public func bind(_ receive: @escaping (Value) -> Void) -> ObservationToken {
      let observer = Observer(receive)
      observed.observers.append(observer)
      observed.notify(observer)
      return ObservationToken(of: observer) { [weak observed] in
        observer.isBehind = false
        observed?.observers.removeAll { $0 === observer }
      }
    }

    /// Runs a function that sets the value; the observers of these tokens do not receive that value.
    ///
    /// ```swift
    /// viewModel.$street.withoutEcho(to: bindings) { viewModel.street = text }
    /// ```
    ///
    /// Without this, the text comes back to the field in which the user is typing, and setting a
    /// field moves its cursor. The observers receive every later value, also one that replaces
    /// theirs before the setter returns: in a `didSet`, or set by another observer.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of a view; those of other values make no difference.
    ///   - set: Sets the value.
    public func withoutEcho(to tokens: [ObservationToken], _ set: () -> Void) {
      let speakers = observed.observers.filter { observer in
        tokens.contains { $0.observer === observer }
      }
      for speaker in speakers { speaker.skipsNext = true }
      set()
      for speaker in speakers { speaker.skipsNext = false }
    }
  }

  private func notify(_ observer: Observer) {
    guard observer.isBehind else { return }
    observer.isBehind = false
    observer.receive(value)
  }

  private final class Observer {
    let receive: (Value) -> Void

    /// Indicates whether the observer has yet to receive the current value; false once unbound.
    var isBehind = true

    /// Indicates whether the next value that is set is the observer's own.
    var skipsNext = false

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }

    func fallBehind() {
      isBehind = !skipsNext
      skipsNext = false
    }
  }
}
