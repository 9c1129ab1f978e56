import AppModels
import AppScreens
import Testing

@testable import MVVM

/// The triangle of MVVM: the view holds its view model, which knows no view.
struct MVVMTests {
  @Test
  func `a view model is read without any view`() {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.text == "0")
    viewModel.press(.digit(.five))
    #expect(viewModel.text == "5")
    viewModel.press(.equals)
    viewModel.press(.operation(.add))
    viewModel.press(.operation(.add))
    #expect(viewModel.text == "error")
  }

  @Test
  func `a view model does not keep its view alive`() {
    let viewModel = TokenCalculatorViewModel()
    weak var view: HeadlessTokenCalculatorView?
    do {
      let held = HeadlessTokenCalculatorView(viewModel: viewModel)
      view = held
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test
  func `the view keeps its view model alive`() {
    weak var viewModel: ColourSelectorViewModel?
    var view: HeadlessColourSelectorView?
    do {
      let held = ColourSelectorViewModel()
      viewModel = held
      view = HeadlessColourSelectorView(viewModel: held)
    }
    #expect(viewModel != nil)
    view = nil
    #expect(view == nil && viewModel == nil)
  }

  @Test
  func `one view model serves two views at once`() {
    let viewModel = ColourSelectorViewModel()
    let first = HeadlessColourSelectorView(viewModel: viewModel)
    let second = HeadlessColourSelectorView(viewModel: viewModel)
    first.perform(.turn(.yellow, on: true))
    #expect(second.display == ColourSelectorDisplay(green: false, yellow: true, status: "Yellow"))
    #expect(first.display == second.display)
  }

  @Test
  func `a view model is set and read without any view`() throws {
    let store = HeadlessAddressStore()
    let viewModel = AddressFormViewModel(store: store)
    viewModel.street = " 1 Main "
    viewModel.update()
    #expect(viewModel.message == "Missing: city, state, ZIP code")
    viewModel.city = "Seoul"
    #expect(viewModel.message == "Missing: state, ZIP code")
    store.deliver(.arrive(try #require(Address(street: "2", city: "Busan", state: "J", zip: "0"))))
    #expect(viewModel.message.isEmpty)
    viewModel.update()
    #expect(viewModel.address == "1 Main, Seoul, J 0")
    #expect(viewModel.street == "1 Main")
    #expect(viewModel.message == "Address updated")
  }

  @Test
  func `while a person types into one view of two, both show the same`() {
    let viewModel = AddressFormViewModel(store: HeadlessAddressStore())
    let first = HeadlessAddressFormView(viewModel: viewModel)
    let second = HeadlessAddressFormView(viewModel: viewModel)
    let parts = Address.Part.allCases
    for gesture in [.update] + parts.map({ AddressFormGesture.edit($0, " x ") }) + [.update] {
      first.perform(gesture)
      #expect(second.display == first.display)
    }
    second.perform(.edit(.city, "y"))
    #expect(first.display == second.display)
    #expect(parts.map { first.display[$0] } == ["x", "y", "x", "x"])
  }

  @Test
  func `a view that has unbound is told nothing, and sets nothing`() {
    let viewModel = AddressFormViewModel(store: HeadlessAddressStore())
    let view = HeadlessAddressFormView(viewModel: viewModel)
    view.unbind()
    viewModel.street = "1 Main"
    view.perform(.edit(.city, "Seoul"))
    #expect(view.display.street.isEmpty)
    #expect(viewModel.city.isEmpty)
  }

  @Test
  func `a view model that nobody holds observes its store no more`() {
    let store = HeadlessAddressStore()
    weak var viewModel: AddressFormViewModel?
    do {
      let held = AddressFormViewModel(store: store)
      viewModel = held
      #expect(store.pending.count == 1)
    }
    #expect(viewModel == nil)
    #expect(store.pending.isEmpty)
  }

  @Test
  func `every screen has a second view, which shows what the first does`() throws {
    try expectSecondView(of: TokenCalculatorScreen(), after: .editInput("7"))
    try expectSecondView(of: CalculatorScreen(), after: .press(.digit(.seven)))
    try expectSecondView(of: ColourSelectorScreen(), after: .turn(.green, on: true))
    try expectSecondView(of: AddressFormScreen(), after: .edit(.zip, "04524"))
    try expectSecondView(of: MusicSearchScreen(), after: .editQuery("IU"))
  }

  private func expectSecondView<Subject: Screen>(
    of screen: Subject, after gesture: Subject.Gesture
  ) throws {
    let second = try #require(screen.secondView())
    screen.perform(gesture)
    #expect(screen.display(through: second) == screen.display)
  }
}
