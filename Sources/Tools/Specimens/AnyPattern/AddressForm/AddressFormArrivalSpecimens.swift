import AppModels
import Parity

extension TriptychSpecimens {
  /// Address forms that follow an address that arrives too much, or too little.
  static let addressFormArrivals: [Specimen] = [
    .addressForm(
      "typing-overwritten", breaks: "AF14",
      origin: "An address that arrives is shown like the first one, in all the fields.",
      replacing: { steps in
        steps.arrive = { form, address in
          form.arrive(address)
          form.typed = AddressDraft(address)
        }
      }),
    .addressForm(
      "first-arrival-fills-nothing", breaks: "AF14",
      origin: "A field follows if it holds that part of the address, and at first there is none.",
      replacing: { steps in
        steps.arrive = { form, address in
          let (typed, isFirst) = (form.typed, form.stored == nil)
          form.arrive(address)
          guard isFirst else { return }
          form.typed = typed
          form.steps.judge(&form)
        }
      }),
    .addressForm(
      "one-touched-field-shields-all", breaks: "AF14",
      origin: "A single flag remembers for the whole form that something has been typed.",
      replacing: { steps in
        steps.arrive = { form, address in
          let typed = form.typed
          let isTouched = Address.Part.allCases.contains(where: form.isTouched)
          form.arrive(address)
          guard isTouched else { return }
          form.typed = typed
          form.steps.judge(&form)
        }
      }),
    .addressForm(
      "arrival-ignored-while-typing", breaks: "AF14",
      origin: "What arrives must not disturb who is typing, so it is left out, address and all.",
      replacing: { steps in
        steps.arrive = { form, address in
          if !Address.Part.allCases.contains(where: form.isTouched) { form.arrive(address) }
        }
      }),
    .addressForm(
      "touched-by-a-blank", breaks: "AF15",
      origin: "A field is compared with the address as it stands, blanks and all.",
      replacing: { steps in
        steps.arrive = { form, address in
          let typed = form.typed
          let stored = form.stored ?? AddressDraft()
          form.arrive(address)
          for part in Address.Part.allCases where typed[part] != stored[part] {
            form.typed[part] = typed[part]
          }
          form.steps.judge(&form)
        }
      }),
    .addressForm(
      "touched-once-edited", breaks: "AF15",
      origin: "Every edit marks its field until the next update, even one that changes it back.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.notedParts.append(part)
          form.edit(part, text)
        }
        steps.update = { form in
          form.update()
          if form.missing.isEmpty { form.notedParts = [] }
        }
        steps.arrive = { form, address in
          let typed = form.typed
          form.arrive(address)
          for part in form.notedParts { form.typed[part] = typed[part] }
          form.steps.judge(&form)
        }
      }),
    .addressForm(
      "emptied-field-refilled", breaks: "AF15",
      origin: "A field with nothing in it has nothing to lose, so it always follows.",
      replacing: { steps in
        steps.arrive = { form, address in
          let isEmpty = form.missing
          form.arrive(address)
          for part in isEmpty { form.typed[part] = address[part] }
          form.steps.judge(&form)
        }
      }),
    .addressForm(
      "compared-with-last-update", breaks: "AF15",
      origin: "A copy of the address for comparing is made by an update, and by nothing else.",
      replacing: { steps in
        steps.update = { form in
          form.update()
          if form.missing.isEmpty { form.notedTexts = form.stored }
        }
        steps.arrive = { form, address in
          form.stored = form.notedTexts
          form.arrive(address)
        }
      }),
  ]
}
