import AppModels

/// A store in which an address arrives from elsewhere when a step says so.
public final class HeadlessAddressStore: AddressStore, HeadlessService {
  private var observations: [Observation] = []

  /// The store.
  public let title = "store"

  /// A store without observers.
  public init() {}

  /// Observes every address that arrives from now on.
  public func observe(_ receive: @escaping (Address) -> Void) -> CancellationToken {
    let observation = Observation(by: receive)
    observations.append(observation)
    return CancellationToken { [weak self] in
      observation.end()
      self?.observations.removeAll { $0 === observation }
    }
  }

  /// Delivers an address that arrives to every observer.
  public func deliver(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address): for observation in observations { observation.receive?(address) }
    }
  }

  /// The store and its observations.
  public var parts: [AnyObject] { [self] + observations }

  /// The observations that have not ended.
  public var pending: [String] { observations.map { "an \($0.title)" } }
}

/// An observation of a headless store.
private final class Observation: ServicePart {
  private(set) var receive: ((Address) -> Void)?

  init(by receive: @escaping (Address) -> Void) {
    self.receive = receive
  }

  let title = "observation of the address store"

  func end() {
    receive = nil
  }
}
