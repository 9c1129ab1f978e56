import AppModels
import Parity

extension TriptychSpecimens {
  /// Address forms that have a wrong message about an update, or keep one for too long.
  static let addressFormMessages: [Specimen] = [
    .addressForm(
      "updated-until-changed", breaks: "AF9",
      origin: "The message is cleared when a field differs from the address, not at every edit.",
      replacing: { steps in
        steps.edit = { form, part, text in
          let message = form.message
          form.edit(part, text)
          if message == .updated, text == form.stored?[part] { form.message = message }
        }
      }),
    .addressForm(
      "nothing-to-update-never-said", breaks: "AF10",
      origin: "The address is stored whenever it can be, and storing it again does no harm.",
      replacing: { steps in
        steps.update = { form in
          form.update()
          if form.message == .nothingToUpdate { form.message = .updated }
        }
      }),
    .addressForm(
      "compared-untrimmed", breaks: "AF10",
      origin: "What is typed is compared with what is stored before it is trimmed.",
      replacing: { steps in
        steps.update = { form in
          let isSame = form.typed == form.stored
          form.update()
          if form.message == .nothingToUpdate, !isSame { form.message = .updated }
        }
      }),
    .addressForm(
      "compared-with-own-address", breaks: "AF10",
      origin: "The form compares with what it stored last itself, not with what arrived since.",
      replacing: { steps in
        steps.update = { form in
          form.update()
          guard form.missing.isEmpty else { return }
          form.message = form.typed == form.notedTexts ? .nothingToUpdate : .updated
          form.notedTexts = form.typed
        }
      }),
    .addressForm(
      "any-edit-is-an-update", breaks: "AF10",
      origin: "A flag that an edit sets says that there is something to update.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.notedParts = [part]
          form.edit(part, text)
        }
        steps.update = { form in
          form.update()
          guard form.missing.isEmpty else { return }
          if !form.notedParts.isEmpty { form.message = .updated }
          form.notedParts = []
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
    .addressForm(
      "arrival-clears-all-messages", breaks: "AF16",
      origin: "An arrival clears the message, whatever it says.",
      replacing: { steps in
        steps.arrive = { form, address in
          form.arrive(address)
          form.message = .none
        }
      }),
  ]
}
