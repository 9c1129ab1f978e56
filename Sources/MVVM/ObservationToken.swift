/// A token of an observation, which ends when the token is released.
public final class ObservationToken {
  /// The observer, by which `Observed` finds it again.
  let observer: AnyObject

  private let end: () -> Void

  /// A token of an observer.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - end: Ends the observation.
  init(of observer: AnyObject, end: @escaping () -> Void) {
    self.observer = observer
    self.end = end
  }

  deinit {
    end()
  }
}
