import AppModels
import TriptychParity

extension FaultyScreens {
  /// Address forms that follow an address that arrives too much, or too little.
  static let addressFormArrivals: [FaultyScreen] = [
    .addressForm("typing-overwritten", breaks: "AF14").arrive { form, address in
      form.arrive(address)
      form.typed = AddressDraft(address)
    }.origin("An address that arrives is shown like the first one, in all the fields."),
    .addressForm("first-arrival-fills-nothing", breaks: "AF14").filled {
      if $1.stored == nil { $0.typed = $1.typed }
    }.origin("A field follows if it holds that part of the address, and at first there is none."),
    .addressForm("one-touched-field-shields-all", breaks: "AF14").filled {
      if $1.isTouched { $0.typed = $1.typed }
    }.origin("A single flag remembers for the whole form that something has been typed."),
    .addressForm("arrival-ignored-while-typing", breaks: "AF14").arrive {
      if !$0.isTouched { $0.arrive($1) }
    }.origin("What arrives must not disturb who is typing, so it is left out, address and all."),
    .addressForm("touched-by-a-blank", breaks: "AF15").filled { form, before in
      for part in Address.Part.allCases where before.typed[part] != before.stored?[part] ?? "" {
        form.typed[part] = before.typed[part]
      }
    }.origin("A field is compared with the address as it stands, blanks and all."),
    .addressForm("touched-once-edited", breaks: "AF15").replacing { steps in
      steps.edit = { form, part, text in
        form.notedParts.append(part)
        form.edit(part, text)
      }
      steps.update = { form in
        form.submit()
        if form.missing.isEmpty { form.notedParts = [] }
      }
      steps.filled = { form, before in
        for part in form.notedParts { form.typed[part] = before.typed[part] }
      }
    }.origin("Every edit marks its field until the next update, even one that changes it back."),
    .addressForm("emptied-field-refilled", breaks: "AF15").filled { form, before in
      for part in before.missing { form.typed[part] = form.stored?[part] ?? "" }
    }.origin("A field with nothing in it has nothing to lose, so it always follows."),
    .addressForm("compared-with-last-update", breaks: "AF15").replacing { steps in
      steps.update = { form in
        form.submit()
        if form.missing.isEmpty { form.notedTexts = form.stored }
      }
      steps.arrive = { form, address in
        form.stored = form.notedTexts
        form.arrive(address)
      }
    }.origin("A copy of the address for comparing is made by an update, and by nothing else."),
  ]
}
