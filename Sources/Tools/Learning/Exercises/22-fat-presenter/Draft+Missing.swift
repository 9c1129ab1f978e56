import AppModels

extension Draft {
  // TODO: The draft does not know yet which of its parts are missing.
  var missing: [Address.Part] { [] }
}
