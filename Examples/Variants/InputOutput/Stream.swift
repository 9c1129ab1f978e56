import AppModels

/// Values that come one after another: an observable of RxSwift, or a publisher of Combine.
struct Stream<Value> {
  /// Passes on each value, until the token is released.
  let subscribe: (@escaping (Value) -> Void) -> CancellationToken

  /// The same stream with another value in place of each.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> Stream<Other> {
    Stream<Other> { receive in subscribe { receive(transform($0)) } }
  }
}

/// The source of a stream: it passes on what is sent, to subscribers in their order.
final class Subject<Value> {
  private final class Receiver {
    let receive: (Value) -> Void

    init(_ receive: @escaping (Value) -> Void) {
      self.receive = receive
    }
  }

  private var last: Value?
  private var receivers: [Receiver] = []

  /// A source; with a first value, each subscriber receives the last one at once.
  init(startingWith first: Value? = nil) {
    last = first
  }

  /// What is sent, for those who subscribe.
  var stream: Stream<Value> { Stream(subscribe: subscribe) }

  /// Sends a value to every subscriber.
  func send(_ value: Value) {
    if last != nil { last = value }
    for receiver in receivers { receiver.receive(value) }
  }

  private func subscribe(_ receive: @escaping (Value) -> Void) -> CancellationToken {
    let receiver = Receiver(receive)
    receivers.append(receiver)
    if let last { receive(last) }
    return CancellationToken { [weak self] in self?.receivers.removeAll { $0 === receiver } }
  }
}
