import AppModels
import Synchronization

/// A ``HeadlessAddressStore`` whose addresses are awaited, for mediators of the main actor.
@MainActor public final class HeadlessAsyncAddressStore: AsyncAddressStore, HeadlessService {
  private struct Observation {
    weak var arrivals: Arrivals?
    let token: CancellationToken
  }

  private let store = HeadlessAddressStore()
  private var observations: [Observation] = []

  /// The store.
  public let title = "store"

  /// A store without observers.
  public init() {}

  /// Every address that a step has arrive from this call on.
  public func arrivals() -> AsyncStream<Address> {
    let arrivals = Arrivals()
    let token = synchronised.observe { [weak arrivals] in arrivals?.receive($0) }
    observations.append(Observation(arrivals: arrivals, token: token))
    return AsyncStream { await arrivals.next() }
  }

  /// Delivers an address that arrives to every observer.
  public func deliver(_ event: AddressFormEvent) { synchronised.deliver(event) }

  /// The store and its observations.
  public var parts: [AnyObject] { [self] + synchronised.parts }

  /// The observations that have not ended.
  public var pending: [String] { synchronised.pending }

  /// The store, which has heard of each task that was cancelled and each stream that was released, on whatever
  /// thread.
  private var synchronised: HeadlessAddressStore {
    observations.removeAll { $0.arrivals?.areOver ?? true }
    return store
  }
}

/// The addresses that have arrived for one observer, and the task that waits for the next.
private final class Arrivals: Sendable {
  private struct State {
    var arrived: [Address] = []
    var task: WaitingTask<Address?>?
    var areOver = false
  }

  private let state = Mutex(State())

  var areOver: Bool { state.withLock(\.areOver) }

  func receive(_ address: Address) {
    state.withLock { state in
      state.arrived.append(address)
      resume(&state)
    }
  }

  @MainActor func next() async -> Address? {
    await WaitingTask.value { task in
      state.withLock { state in
        state.task = task
        resume(&state)
      }
    } onCancel: { task in
      self.state.withLock { $0.areOver = true }
      task.resume(returning: nil)
    }
  }

  private func resume(_ state: inout State) {
    guard let task = state.task, !state.arrived.isEmpty else { return }
    state.task = nil
    task.resume(returning: state.arrived.removeFirst())
  }
}
