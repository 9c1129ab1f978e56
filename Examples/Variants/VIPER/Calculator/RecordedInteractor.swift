import AppModels
import AppScreens

/// Stands between the presenter and its interactor, and records the calls on the interactor.
///
/// An app for people does without it: there the presenter has the interactor itself.
final class RecordedInteractor: CalculatorInteracting, RecordedConnection {
  private let interactor: CalculatorInteractor

  /// The way back, which the interactor holds weakly, as it would the presenter.
  private let output: RecordedInteractorOutput
  let recording = ConnectionRecording()

  init(_ interactor: CalculatorInteractor, keeping output: RecordedInteractorOutput) {
    self.interactor = interactor
    self.output = output
  }

  func press(_ key: Calculator.Key) {
    log.call("press(_:)", interactor.press(_:), key)
  }
}
