import AppModels

/// Subscribes to the address store for as long as it lives: what arrives there becomes a message.
final class AddressFormRuntime: ProgramRuntime {
  typealias Commands = Void

  private let addresses: any AddressStore
  private var observation: (any AddressObservation)?

  init(port addresses: any AddressStore) {
    self.addresses = addresses
  }

  deinit {
    observation?.end()
  }

  func start(_ send: @escaping (AddressFormProgram.Message) -> Void) {
    observation = addresses.observe { send(.arrived($0)) }
  }
}
