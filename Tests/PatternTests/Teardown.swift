import Testing

/// The checks that a test makes when it has ended: XCTest's teardown blocks, for Swift Testing.
///
/// Swift Testing creates a suite for each test, and releases it after the test. A property of the
/// suite is released with it, so its `deinit` is where a teardown belongs:
///
/// ```swift
/// private let teardown = Teardown()
///
/// private func makeViewModel() -> CalculatorViewModel {
///   let viewModel = CalculatorViewModel()
///   teardown.expectRelease(of: viewModel)
///   return viewModel
/// }
/// ```
final class Teardown {
  private var checks: [() -> Void] = []

  deinit {
    for check in checks { check() }
  }

  /// Expects that an object does not outlive the test; otherwise there is a retain cycle.
  func expectRelease(of object: AnyObject, sourceLocation: SourceLocation = #_sourceLocation) {
    let name = "\(type(of: object))"
    checks.append { [weak object] in
      #expect(
        object == nil, "\(name) is never released: a retain cycle", sourceLocation: sourceLocation)
    }
  }
}
