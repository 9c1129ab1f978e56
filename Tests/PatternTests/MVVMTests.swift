import AppModels
import AppScreens
import Testing

@testable import MVVM

/// The triangle of MVVM: the view owns its view model, which knows no view.
struct MVVMTests {
  @Test
  func `a view model is read without any view`() {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.text == "0")
    viewModel.press(.digit(.five))
    #expect(viewModel.text == "5")
  }

  @Test
  func `a key after a rejected one acts on the display as it was before`() {
    let viewModel = CalculatorViewModel()
    for key in [Calculator.Key.digit(.six), .operation(.multiply), .operation(.divide)] {
      viewModel.press(key)
    }
    #expect(viewModel.text == "error")
    viewModel.press(.digit(.two))
    #expect(viewModel.text == "6*2")
  }

  @Test
  func `a view model does not keep its view alive`() {
    let viewModel = TokenCalculatorViewModel()
    weak var view: HeadlessTokenCalculatorView?
    do {
      let owned = HeadlessTokenCalculatorView(viewModel: viewModel)
      view = owned
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test
  func `the view keeps its view model alive`() {
    weak var viewModel: ColourSelectorViewModel?
    var view: HeadlessColourSelectorView?
    do {
      let owned = ColourSelectorViewModel()
      viewModel = owned
      view = HeadlessColourSelectorView(viewModel: owned)
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
  func `while the user types into one view of two, both show the same`() {
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
  func `the text of an edit does not come back to its own field`() {
    let viewModel = TokenCalculatorViewModel()
    var received: [String] = []
    let tokens = [viewModel.$input.bind { received.append($0) }]
    viewModel.$input.withoutEcho(to: tokens) { viewModel.edit(input: "1") }
    #expect(received == [""])
    viewModel.edit(input: "2")
    #expect(received == ["", "2"])
  }

  @Test
  func `an update publishes each value once, the fields before the address`() {
    let viewModel = AddressFormViewModel(store: HeadlessAddressStore())
    for part in [\AddressFormViewModel.street, \.city, \.state, \.zip] {
      viewModel[keyPath: part] = " x "
    }
    var published: [String] = []
    let tokens = [
      viewModel.$street.bind { published.append("street \($0)") },
      viewModel.$zip.bind { published.append("zip \($0)") },
      viewModel.$address.bind { published.append("address \($0)") },
      viewModel.$message.bind { published.append("message \($0)") },
    ]
    published = []
    withExtendedLifetime(tokens) { viewModel.update() }
    #expect(published == ["street x", "zip x", "address x, x, x x", "message Address updated"])
  }

  @Test
  func `a view without bindings receives nothing, and what the user types is not lost`() {
    let viewModel = AddressFormViewModel(store: HeadlessAddressStore())
    let view = HeadlessAddressFormView(viewModel: viewModel)
    view.bindings = []
    viewModel.street = "1 Main"
    view.perform(.edit(.city, "Seoul"))
    #expect(view.display.street.isEmpty)
    #expect(viewModel.city == "Seoul")
  }

  @Test
  func `a released view model observes its store no longer`() {
    let store = HeadlessAddressStore()
    weak var viewModel: AddressFormViewModel?
    do {
      let owned = AddressFormViewModel(store: store)
      viewModel = owned
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
