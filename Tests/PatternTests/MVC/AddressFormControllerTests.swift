import AppModels
import AppScreens
import MVC
import Testing

/// The controller with a fake view, from which it reads the draft: the test types into the widgets.
struct AddressFormControllerTests {
  private let store = HeadlessAddressStore()
  private let teardown = Teardown()

  @Test
  func `an update sets the address as it is stored, and a message until the next edit`() {
    let (controller, view) = makeController()
    #expect(view.address == "No address yet")
    #expect(view.message == "")
    view.type(" 1 Main ", " Seoul ", " Jung ", " 04524 ")
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.fields == ["1 Main", "Seoul", "Jung", "04524"])
    #expect(view.address == "1 Main, Seoul, Jung 04524")
    #expect(view.message == "Address updated")
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.message == "Nothing to update")
    controller.addressFormView(view, didEdit: .city, text: "Busan")
    #expect(view.message == "")
  }

  @Test
  func `after a rejected update, each edit sets which parts are still missing`() {
    let (controller, view) = makeController()
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.message == "Missing: street, city, state, ZIP code")
    view.type("", " Seoul ", "", "")
    controller.addressFormView(view, didEdit: .city, text: " Seoul ")
    #expect(view.message == "Missing: street, state, ZIP code")
    #expect(view.city == " Seoul ")
    view.type("1 Main", "Seoul", "Jung", "04524")
    controller.addressFormView(view, didEdit: .zip, text: "04524")
    #expect(view.message == "")
  }

  @Test
  func `an address that arrives fills the fields that the user has not edited`() throws {
    let (controller, view) = makeController()
    view.type("", "Seoul", "", "")
    controller.addressFormViewDidPressUpdate(view)
    store.deliver(.arrive(try #require(Address(street: "1", city: "A", state: "B", zip: "C"))))
    #expect(view.fields == ["1", "Seoul", "B", "C"])
    #expect(view.address == "1, A, B C")
    #expect(view.message == "")
    store.deliver(.arrive(try #require(Address(street: "2", city: "A", state: "B", zip: "C"))))
    #expect(view.street == "2")
  }

  @Test
  func `a new view takes over the draft, the texts and the delegate from the old view`() {
    let (controller, old) = makeController()
    old.type("1 Main", " Seoul ", "Jung", "")
    controller.addressFormViewDidPressUpdate(old)
    let new = FakeView()
    controller.replaceView(with: new)
    #expect(new.fields == ["1 Main", " Seoul ", "Jung", ""])
    #expect(new.address == "No address yet")
    #expect(new.message == "Missing: ZIP code")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
  }

  private func makeController() -> (AddressFormController, FakeView) {
    let view = FakeView()
    let controller = AddressFormController(view: view, store: store)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widgets as plain values, into which a test can type.
private final class FakeView: AddressFormView {
  weak var delegate: (any AddressFormViewDelegate)?
  var street = ""
  var city = ""
  var state = ""
  var zip = ""
  var address = ""
  var message = ""

  var fields: [String] { [street, city, state, zip] }

  func type(_ street: String, _ city: String, _ state: String, _ zip: String) {
    (self.street, self.city, self.state, self.zip) = (street, city, state, zip)
  }
}
