import AppModels
import AppScreens
import MVVM
import Testing

/// The view model alone: the test sets the fields, as a view does, and reads the values.
struct AddressFormViewModelTests {
  private let store = HeadlessAddressStore()
  private let teardown = Teardown()

  @Test
  func `an update changes the address and trims the fields, with a message until the next edit`() {
    let viewModel = makeViewModel()
    #expect(viewModel.address == "No address yet")
    #expect(viewModel.message == "")
    fillIn(viewModel)
    viewModel.submit()
    #expect(fields(of: viewModel) == ["1 Main", "Seoul", "Jung", "04524"])
    #expect(viewModel.address == "1 Main, Seoul, Jung 04524")
    #expect(viewModel.message == "Address updated")
    viewModel.submit()
    #expect(viewModel.message == "Nothing to update")
    viewModel.city = "Busan"
    #expect(viewModel.message == "")
  }

  @Test
  func `after a rejected update, each edit changes which parts are still missing`() {
    let viewModel = makeViewModel()
    viewModel.submit()
    #expect(viewModel.message == "Missing: street, city, state, ZIP code")
    viewModel.city = "Seoul"
    #expect(viewModel.message == "Missing: street, state, ZIP code")
    viewModel.zip = "04524"
    #expect(viewModel.message == "Missing: street, state")
    viewModel.state = "Jung"
    #expect(viewModel.message == "Missing: street")
    viewModel.street = "1 Main"
    #expect(viewModel.message == "")
  }

  @Test
  func `an address that arrives fills the fields that the user has not edited`() throws {
    let viewModel = makeViewModel()
    viewModel.city = "Seoul"
    viewModel.submit()
    store.deliver(.arrive(try #require(Address(street: "1", city: "A", state: "B", zip: "C"))))
    #expect(fields(of: viewModel) == ["1", "Seoul", "B", "C"])
    #expect(viewModel.address == "1, A, B C")
    #expect(viewModel.message == "")
    store.deliver(.arrive(try #require(Address(street: "2", city: "A", state: "B", zip: "C"))))
    #expect(viewModel.street == "2")
  }

  private func fillIn(_ viewModel: AddressFormViewModel) {
    viewModel.street = " 1 Main "
    viewModel.city = " Seoul "
    viewModel.state = " Jung "
    viewModel.zip = " 04524 "
  }

  private func fields(of viewModel: AddressFormViewModel) -> [String] {
    [viewModel.street, viewModel.city, viewModel.state, viewModel.zip]
  }

  private func makeViewModel() -> AddressFormViewModel {
    let viewModel = AddressFormViewModel(store: store)
    teardown.expectRelease(of: viewModel)
    return viewModel
  }
}
