import AppModels

/// A store in which an address arrives from elsewhere when a step says so.
public final class HeadlessAddressStore: AddressStore, World {
  private var observations: [Observation] = []

  /// The record of what is observed, and what arrives.
  public let log = WorldLog()

  /// The store.
  public let title = "store"

  /// A store that nobody observes.
  public init() {}

  /// Hands over every address that arrives from now on.
  public func observe(_ receive: @escaping (Address) -> Void) -> any AddressObservation {
    let receive = log.request(then: receive)
    let observation = Observation(by: receive, of: self)
    observations.append(observation)
    return observation
  }

  /// Hands an address that arrives to everyone who observes.
  public func deliver(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address): for observation in observations { observation.receive?(address) }
    }
  }

  /// The store and its observations.
  public var parts: [AnyObject] { [self] + observations }

  /// The observations that nobody has ended.
  public var pending: [String] { observations.map { "an \($0.title)" } }

  private final class Observation: AddressObservation, WorldPart {
    private(set) var receive: ((Address) -> Void)?
    private weak var store: HeadlessAddressStore?

    init(by receive: @escaping (Address) -> Void, of store: HeadlessAddressStore) {
      self.receive = receive
      self.store = store
    }

    let title = "observation of the address store"

    func end() {
      store?.log.cancel()
      receive = nil
      store?.observations.removeAll { $0 === self }
    }
  }
}
