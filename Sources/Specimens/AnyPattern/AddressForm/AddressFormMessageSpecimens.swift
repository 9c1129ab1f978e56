import AppModels
import Parity

extension TriptychSpecimens {
  /// Address forms that say something wrong about an update, or say it at the wrong time.
  static let addressFormMessages: [Specimen] = [
    .addressForm(
      "missing-in-order-of-editing", breaks: "AF6",
      origin: "Each edit adds its field to a list of what is missing, or removes it there.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.edit(part, text)
          form.notedParts.removeAll { $0 == part }
          if form.missing.contains(part) { form.notedParts.append(part) }
          form.sortMissing()
        }
        steps.update = { form in
          form.update()
          form.sortMissing()
        }
      }),
    .addressForm(
      "named-like-the-property", breaks: "AF6",
      origin: "The names of the fields are those in the code, where the ZIP code is `zip`.",
      replacing: { $0.name = \.rawValue }),
    .addressForm(
      "message-stays-after-edit", breaks: "AF7",
      origin: "Only an update checks the fields, so an edit leaves its message.",
      replacing: { steps in
        steps.edit = { form, part, text in
          let message = form.message
          form.edit(part, text)
          if case .missing = message { form.message = message }
        }
      }),
    .addressForm(
      "message-gone-with-edit", breaks: "AF7",
      origin: "Any edit clears the message, as if one field were all that was missing.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.message = .none
          form.edit(part, text)
        }
      }),
    .addressForm(
      "complains-while-typing", breaks: "AF8",
      origin: "The fields are checked at every edit, so that mistakes are seen early.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.message = .missing([])
          form.edit(part, text)
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
  ]
}

extension PlainAddressForm {
  /// Names the parts that are missing in the order in which they were noted, the others first.
  fileprivate mutating func sortMissing() {
    guard case .missing(let parts) = message else { return }
    message = .missing(parts.filter { !notedParts.contains($0) } + notedParts)
  }
}
