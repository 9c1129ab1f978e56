import AppModels
import AppScreens

/// Something to do with a form, as an object.
class Command {
  func execute(on form: inout PlainAddressForm) {}
}

final class GestureCommand: Command {
  private let gesture: AddressFormGesture

  init(_ gesture: AddressFormGesture) { self.gesture = gesture }

  override func execute(on form: inout PlainAddressForm) { form.perform(gesture) }
}

final class ArriveCommand: Command {
  private let address: Address

  init(_ address: Address) { self.address = address }

  override func execute(on form: inout PlainAddressForm) { form.receive(address) }
}

/// A form that is changed by commands, the last ten of which are kept.
struct CommandedForm: AddressFormState {
  private var form = PlainAddressForm()
  private var last: [Command] = []

  var display: AddressFormDisplay { form.display }

  mutating func perform(_ gesture: AddressFormGesture) { run(GestureCommand(gesture)) }
  mutating func receive(_ address: Address) { run(ArriveCommand(address)) }

  private mutating func run(_ command: Command) {
    command.execute(on: &form)
    last = (last + [command]).suffix(10)
  }
}
