import AppModels

/// Observes the address store: an address that is stored elsewhere becomes a message.
final class AddressFormRuntime: ProgramRuntime {
  typealias Commands = Void

  private let addresses: any AddressStore
  private var observation: CancellationToken?

  init(port addresses: any AddressStore) {
    self.addresses = addresses
  }

  func start(_ send: @escaping (AddressFormProgram.Message) -> Void) {
    observation = addresses.observe { send(.arrived($0)) }
  }
}
