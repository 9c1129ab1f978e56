import AppModels
import AppScreens

/// Stands between the interactor and the presenter, and records the calls on the presenter.
final class RecordedInteractorOutput: CalculatorInteractorOutput, RecordedConnection {
  weak var presenter: CalculatorPresenter?
  let recording = ConnectionRecording()

  func didChange(to entry: Calculator.Entry) {
    guard let presenter else { return }
    log.call("didChange(to:)", presenter.didChange(to:), entry)
  }

  func didReject() {
    guard let presenter else { return }
    log.call("didReject()", presenter.didReject)
  }
}
