import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// What a view model announces, and what makes one.
struct ViewModelTests {
  @Test
  func `a view model announces each property that its view shows and that it changes`() throws {
    let source = Shop.viewModel
      .replacing(
        "  func add() {}",
        with: "  private(set) var hint = \"\"\n  private(set) var title = \"\"\n"
          + "  func add() { hint += total }"
      )
      .replacing(
        "Text(viewModel.total)", with: "Text(viewModel.total + viewModel.hint + viewModel.title)")
    #expect(try CompiledPackage(source).faults == ["A17 BasketViewModel.hint"])
  }

  @Test
  func `a property beside boxes that announce themselves is silent`() throws {
    let source = Shop.boundWidgets
      .replacing(
        "  let total = Bond(0)",
        with: "  let total = Bond(0)\n  private(set) var hint = \"\"\n"
          + "  func add() { hint = \"added\" }"
      )
      .replacing("to: label)", with: "to: label); label.text = viewModel.hint")
    #expect(try CompiledPackage(source).faults == ["A17 BasketViewModel.hint"])
  }

  @Test
  func `a type inside a view is the view's, and a view model does not name it`() throws {
    let source = Shop.viewModel
      .replacing(
        "  func add() {}", with: "  func row() -> BasketScreen.Row { .init() }\n  func add() {}"
      )
      .replacing("  var body", with: "  struct Row { let title = \"\" }\n  var body")
    #expect(try CompiledPackage(source).faults == ["A16 BasketViewModel.row()"])
  }

  @Test
  func `one entry for messages makes a view model unidirectional`() throws {
    let source = Shop.viewModel
      .replacing(
        "func add() {}", with: "enum Intent { case add }\n  func send(_ intent: Intent) {}"
      )
      .replacing("viewModel.add()", with: "viewModel.send(.add)")
    #expect(try CompiledPackage(source).triad("BasketViewModel").variant == .unidirectional)
  }
}
