import AppModels
import AppScreens
import Parity

/// Something to do with a form, as an object.
private class Command {
  func execute(on state: inout AddressFormState) {}
}

private final class EditCommand: Command {
  private let part: Address.Part
  private let text: String

  init(_ part: Address.Part, _ text: String) { (self.part, self.text) = (part, text) }

  override func execute(on state: inout AddressFormState) { state.apply(.edited(part, text)) }
}

private final class UpdateCommand: Command {
  override func execute(on state: inout AddressFormState) { state.apply(.updated) }
}

private final class ArriveCommand: Command {
  private let address: Address

  init(_ address: Address) { self.address = address }

  override func execute(on state: inout AddressFormState) { state.apply(.arrived(address)) }
}

/// A form that is changed by commands, the last ten of which are kept.
private struct CommandedForm: PlainState {
  private var state = AddressFormState()
  private var last: [Command] = []

  var display: AddressFormDisplay { state.display }

  mutating func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): run(EditCommand(part, text))
    case .update: run(UpdateCommand())
    }
  }

  mutating func happen(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address): run(ArriveCommand(address))
    }
  }

  private mutating func run(_ command: Command) {
    command.execute(on: &state)
    last = (last + [command]).suffix(10)
  }
}

extension RightScreen {
  /// An address form whose gestures are objects.
  static let commands = RightScreen(
    "commands", of: "address",
    technique: "Whatever happens is an object of a class of its own, and the last ten are kept."
  ) {
    ViewScreen(CommandedForm())
  }
}
