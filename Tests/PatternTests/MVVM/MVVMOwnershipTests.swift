import AppModels
import AppScreens
import Testing

@testable import MVVM

/// Who owns whom in MVVM: the view owns its view model, which knows no view.
struct MVVMOwnershipTests {
  private let teardown = Teardown()

  @Test
  func `the view owns its view model, and the view model does not own its view`() {
    weak var viewModel: ColourSelectorViewModel?
    var view: HeadlessColourSelectorView?
    do {
      let new = ColourSelectorViewModel()
      viewModel = new
      view = HeadlessColourSelectorView(viewModel: new)
    }
    #expect(viewModel != nil)
    #expect(view?.viewModel === viewModel)
    view = nil
    #expect(viewModel == nil)
  }

  @Test
  func `a screen that is released releases its view and its view model`() {
    teardown.expectRelease(of: TokenCalculatorScreen().view)
    teardown.expectRelease(of: CalculatorScreen().view)
    teardown.expectRelease(of: ColourSelectorScreen().view)
    teardown.expectRelease(of: AddressFormScreen().view)
    teardown.expectRelease(of: MusicSearchScreen().view)
  }

  @Test
  func `one view model serves two views at once`() throws {
    try expectTwoViews(on: TokenCalculatorScreen(), .editInput("1,41"), .editSeparators(","))
    try expectTwoViews(on: CalculatorScreen(), .press(.digit(.seven)), .press(.operation(.add)))
    try expectTwoViews(
      on: ColourSelectorScreen(), .turn(.green, on: true), .turn(.yellow, on: true))
    try expectTwoViews(
      on: AddressFormScreen(), .edit(.zip, " 04524 "), .edit(.city, "Seoul"), .update)
    try expectTwoViews(on: MusicSearchScreen(), .editQuery("IU"), .editQuery("BTS"))
  }

  /// Expects of each gesture, in turn on the first and on the second view, that both show the same.
  private func expectTwoViews<Subject: Screen>(
    on screen: Subject, _ gestures: Subject.Gesture...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let second = try #require(screen.secondView(), sourceLocation: sourceLocation)
    for (view, gesture) in zip([screen.view, second, screen.view], gestures) {
      let before = screen.display
      view.perform(gesture)
      #expect(screen.display != before, sourceLocation: sourceLocation)
      #expect(screen.display(through: second) == screen.display, sourceLocation: sourceLocation)
    }
  }
}
