import AppModels

extension AddressDraft {
  // TODO: The draft does not know yet what it lacks.
  var missing: [Address.Part] { [] }
}
