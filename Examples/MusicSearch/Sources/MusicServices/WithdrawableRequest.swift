import AppModels

/// A request that is withdrawn in a way that may change while it stands.
final class WithdrawableRequest: MusicRequest {
  var withdrawal: () -> Void

  init(withdrawnBy withdrawal: @escaping () -> Void) {
    self.withdrawal = withdrawal
  }

  func withdraw() {
    withdrawal()
  }
}
