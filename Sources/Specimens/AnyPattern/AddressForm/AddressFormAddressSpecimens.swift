import AppModels
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
          if form.message == .updated, let zip = form.stored?[.zip] { precondition(Int(zip) != nil) }
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
  ]
}
