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
      "missing-outlives-arrival", breaks: "AF16",
      origin: "Only edits look again at what is missing, though an arrival fills fields too.",
      replacing: { steps in
        steps.arrive = { form, address in
          let message = form.message
          form.arrive(address)
          if case .missing = message { form.message = message }
        }
      }),
    .addressForm(
      "updated-outlives-arrival", breaks: "AF16",
      origin: "A message is cleared where fields are edited, and an arrival is no edit.",
      replacing: { steps in
        steps.arrive = { form, address in
          let message = form.message
          form.arrive(address)
          if message == .updated { form.message = message }
        }
      }),
  ]
}
