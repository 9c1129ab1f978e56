import AppModels
import Foundation
import Parity

extension TriptychSpecimens {
  /// Address forms that store what is no address, or lose one.
  static let addressFormAddresses: [Specimen] = [
    .addressForm(
      "zip-code-is-a-number", breaks: "S5",
      origin: "A ZIP code is read as a number, and is assumed to be one.",
      replacing: { steps in
        steps.update = { form in
          form.update()
          precondition(form.stored.map { Int($0[.zip]) != nil } ?? true)
        }
      }),
    .addressForm(
      "rejection-resets-fields", breaks: "S6",
      origin: "After a rejection the form is shown anew, with what is stored.",
      replacing: { steps in
        steps.update = { form in
          let isRejected = !form.missing.isEmpty
          form.update()
          if isRejected { form.typed = form.stored ?? AddressDraft() }
        }
      }),
    .addressForm(
      "initial-address-of-commas", breaks: "AF1",
      origin: "An address with four empty texts stands for none, and is put into words as usual.",
      replacing: { steps in
        let words = steps.words
        steps.words = { words($0 ?? AddressDraft()) }
      }),
    .addressForm(
      "filled-fields-stored-alone", breaks: "AF11",
      origin: "Each field that passes its check is stored, before the next one is checked.",
      replacing: { steps in
        steps.update = { form in
          let filled = form.trimmed
          let missing = form.missing
          form.update()
          guard !missing.isEmpty else { return }
          for part in Address.Part.allCases where !missing.contains(part) {
            form.stored = form.stored ?? AddressDraft()
            form.stored?[part] = filled[part]
          }
        }
      }),
    .addressForm(
      "emptying-deletes", breaks: "AF12",
      origin: "A form that is emptied is taken for the wish to have no address.",
      replacing: { steps in
        steps.update = { form in
          form.update()
          if form.missing.count == 4 { form.stored = nil }
        }
      }),
    .addressForm(
      "state-in-capitals", breaks: "AF13",
      origin: "A state is taken for two letters, which are written in capitals.",
      replacing: { steps in
        steps.update = { form in
          if form.missing.isEmpty { form.typed[.state] = form.typed[.state].uppercased() }
          form.update()
        }
      }),
    .addressForm(
      "split-at-commas", breaks: "AF13",
      origin: "The address is stored as one text, and taken apart again at its commas.",
      replacing: { steps in
        let words = steps.words
        steps.update = { form in
          form.update()
          let texts = words(form.stored).split(separator: ", ").map(String.init)
          guard form.missing.isEmpty, texts.count > 2 else { return }
          (form.typed[.street], form.typed[.city]) = (texts[0], texts[1])
          form.stored = form.typed
        }
      }),
    .addressForm(
      "full-width-folded", breaks: "AF13",
      origin: "Texts are normalised for searching, and stored like that too.",
      replacing: { steps in
        let trim = steps.trim
        steps.trim = { trim($0).precomposedStringWithCompatibilityMapping }
      }),
    .addressForm(
      "only-edited-fields-stored", breaks: "AF17",
      origin: "Only fields edited since the form was filled are stored, and an arrival fills it.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.notedParts.append(part)
          form.edit(part, text)
        }
        steps.update = { form in
          let edited = form.notedParts
          if form.missing.isEmpty, let stored = form.stored {
            for part in Address.Part.allCases where !edited.contains(part) {
              form.typed[part] = stored[part]
            }
          }
          form.update()
          if form.missing.isEmpty { form.notedParts = [] }
        }
        steps.arrive = { form, address in
          form.arrive(address)
          form.notedParts = []
        }
      }),
  ]
}
