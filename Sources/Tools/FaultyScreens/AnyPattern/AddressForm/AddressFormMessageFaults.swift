import AppModels
import TriptychParity

extension FaultyScreens {
  /// Address forms that say wrongly what is missing, or say it at the wrong time.
  static let addressFormMissing: [FaultyScreen] = [
    .addressForm("missing-in-order-of-editing", breaks: "AF6").replacing { steps in
      steps.edit = { form, part, text in
        form.edit(part, text)
        form.notedParts.removeAll { $0 == part }
        if form.missing.contains(part) { form.notedParts.append(part) }
        form.sortMissing()
      }
      steps.updated = { form, _ in form.sortMissing() }
    }.origin("Each edit adds its field to a list of what is missing, or removes it there."),
    .addressForm("missing-from-a-set", breaks: "S2").updated { form, _ in
      // So that it is seen in each process, and not by chance.
      if case .missing(let parts) = form.message { form.message = .missing(parts.shuffled()) }
    }.origin("What is missing is collected in a Set, whose order is as good as any."),
    .addressForm("named-like-the-property", breaks: "AF6").replacing { $0.name = \.rawValue }
      .origin("The names of the fields are those in the code, where the ZIP code is `zip`."),
    .addressForm("rejects-silently", breaks: "AF6").updated { form, _ in
      if case .missing = form.message { form.message = .none }
    }.origin("An update that cannot be made returns, and does not say why."),
    .addressForm("message-stays-after-edit", breaks: "AF7").edited {
      if case .missing = $1.message { $0.message = $1.message }
    }.origin("Only an update checks the fields, so an edit leaves its message."),
    .addressForm("message-gone-with-edit", breaks: "AF7").edit { form, part, text in
      form.message = .none
      form.edit(part, text)
    }.origin("Any edit clears the message, as if one field were all that was missing."),
    .addressForm("missing-only-shrinks", breaks: "AF7").revalidate { form in
      let message = form.message
      form.revalidate()
      guard case .missing(let parts) = message else { return }
      let rest = parts.filter(form.missing.contains)
      form.message = rest.isEmpty ? .none : .missing(rest)
    }.origin("Each edit strikes its field off the message, and none puts it back."),
    .addressForm("complains-while-typing", breaks: "AF8").edit { form, part, text in
      form.message = .missing([])
      form.edit(part, text)
    }.origin("The fields are checked at every edit, so that mistakes are seen early."),
    .addressForm("complains-ever-after", breaks: "AF8").replacing { steps in
      steps.edit = { form, part, text in
        if !form.notedParts.isEmpty { form.message = .missing([]) }
        form.edit(part, text)
      }
      steps.updated = { form, before in form.notedParts += before.missing }
    }.origin("A flag is set with the first rejection, and nobody resets it."),
    .addressForm("arrival-complains", breaks: "AF8").arrive { form, address in
      form.message = .missing([])
      form.arrive(address)
    }.origin("An arrival checks the form like an update, and what is missing is said at once."),
  ]

  /// Address forms that have a wrong message about an update, or keep one for too long.
  static let addressFormMessages: [FaultyScreen] = [
    .addressForm("updated-until-changed", breaks: "AF9").edit { form, part, text in
      let message = form.message
      form.edit(part, text)
      if message == .updated, text == form.stored?[part] { form.message = message }
    }.origin("The message is cleared when a field differs from the address, not at every edit."),
    .addressForm("nothing-to-update-never-said", breaks: "AF10").updated { form, _ in
      if form.message == .nothingToUpdate { form.message = .updated }
    }.origin("The address is stored whenever it can be, and storing it again does no harm."),
    .addressForm("compared-untrimmed", breaks: "AF10").updated { form, before in
      let isSame = before.typed == before.stored
      if form.message == .nothingToUpdate, !isSame { form.message = .updated }
    }.origin("What is typed is compared with what is stored before it is trimmed."),
    .addressForm("compared-with-own-address", breaks: "AF10").updated { form, _ in
      guard form.missing.isEmpty else { return }
      form.message = form.typed == form.notedTexts ? .nothingToUpdate : .updated
      form.notedTexts = form.typed
    }.origin("The form compares with what it stored last itself, not with what arrived since."),
    .addressForm("any-edit-is-an-update", breaks: "AF10").replacing { steps in
      steps.edited = { form, _ in form.notedParts = Address.Part.allCases }
      steps.updated = { form, _ in
        guard form.missing.isEmpty else { return }
        if !form.notedParts.isEmpty { form.message = .updated }
        form.notedParts = []
      }
    }.origin("A flag that an edit sets says that there is something to update."),
    .addressForm("missing-outlives-arrival", breaks: "AF16").arrived {
      if case .missing = $1.message { $0.message = $1.message }
    }.origin("Only edits look again at what is missing, though an arrival fills fields too."),
    .addressForm("updated-outlives-arrival", breaks: "AF16").arrived {
      if $1.message == .updated { $0.message = $1.message }
    }.origin("A message is cleared where fields are edited, and an arrival is no edit."),
    .addressForm("arrival-clears-all-messages", breaks: "AF16").arrived { form, _ in
      form.message = .none
    }.origin("An arrival clears the message, whatever it says."),
  ]
}

extension PlainAddressForm {
  /// Names the parts that are missing in the order in which they were noted, the others first.
  fileprivate mutating func sortMissing() {
    guard case .missing(let parts) = message else { return }
    message = .missing(parts.filter { !notedParts.contains($0) } + notedParts)
  }
}
