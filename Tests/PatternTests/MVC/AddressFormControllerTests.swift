import AppModels
import AppScreens
import MVC
import Testing

/// The controller with a fake view: the test types as a user does, and reads the widgets.
struct AddressFormControllerTests {
  private let store = HeadlessAddressStore()
  private let teardown = Teardown()

  @Test
  func `an update sets the address as it is stored, and a message until the next edit`() {
    let (controller, view) = makeController()
    #expect(view.address == "No address yet")
    #expect(view.message == "")
    type(" 1 Main ", " Seoul ", " Jung ", " 04524 ", in: view, of: controller)
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.fields == ["1 Main", "Seoul", "Jung", "04524"])
    #expect(view.address == "1 Main, Seoul, Jung 04524")
    #expect(view.message == "Address updated")
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.message == "Nothing to update")
    type(part: .city, "Busan", in: view, of: controller)
    #expect(view.message == "")
  }

  @Test
  func `after a rejected update, each edit sets which parts are still missing`() {
    let (controller, view) = makeController()
    controller.addressFormViewDidPressUpdate(view)
    #expect(view.message == "Missing: street, city, state, ZIP code")
    type(part: .city, " Seoul ", in: view, of: controller)
    #expect(view.message == "Missing: street, state, ZIP code")
    #expect(view.fields == ["", " Seoul ", "", ""])
    type("1 Main", "Seoul", "Jung", "04524", in: view, of: controller)
    #expect(view.message == "")
  }

  @Test
  func `an address that arrives fills the fields that the user has not edited`() throws {
    let (controller, view) = makeController()
    type(part: .city, "Seoul", in: view, of: controller)
    controller.addressFormViewDidPressUpdate(view)
    store.deliver(.arrive(try #require(Address(street: "1", city: "A", state: "B", zip: "C"))))
    #expect(view.fields == ["1", "Seoul", "B", "C"])
    #expect(view.address == "1, A, B C")
    #expect(view.message == "")
    store.deliver(.arrive(try #require(Address(street: "2", city: "A", state: "B", zip: "C"))))
    #expect(view.fields[0] == "2")
  }

  @Test
  func `a new view takes over the draft, the texts and the delegate from the old view`() {
    let (controller, old) = makeController()
    type("1 Main", " Seoul ", "Jung", "", in: old, of: controller)
    controller.addressFormViewDidPressUpdate(old)
    let new = FakeView()
    controller.replaceView(with: new)
    #expect(new.fields == ["1 Main", " Seoul ", "Jung", ""])
    #expect(new.address == "No address yet")
    #expect(new.message == "Missing: ZIP code")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
  }

  private func type(
    _ texts: String..., in view: FakeView, of controller: AddressFormController
  ) {
    for (part, text) in zip(Address.Part.allCases, texts) {
      type(part: part, text, in: view, of: controller)
    }
  }

  private func type(
    part: Address.Part, _ text: String, in view: FakeView, of controller: AddressFormController
  ) {
    view.setText(text, of: part)
    controller.addressFormView(view, didEdit: part, text: text)
  }

  private func makeController() -> (AddressFormController, FakeView) {
    let view = FakeView()
    let controller = AddressFormController(view: view, store: store)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widgets as plain values.
private final class FakeView: AddressFormView {
  weak var delegate: (any AddressFormViewDelegate)?
  var address = ""
  var message = ""
  private var texts: [Address.Part: String] = [:]

  var fields: [String] { Address.Part.allCases.map { texts[$0, default: ""] } }

  func setText(_ text: String, of part: Address.Part) { texts[part] = text }
}
