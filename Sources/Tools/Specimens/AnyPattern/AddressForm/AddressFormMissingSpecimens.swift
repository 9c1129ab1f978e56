import AppModels
import Parity

extension TriptychSpecimens {
  /// Address forms that say wrongly what is missing, or say it at the wrong time.
  static let addressFormMissing: [Specimen] = [
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
      "missing-only-shrinks", breaks: "AF7",
      origin: "Each edit strikes its field off the message, and none puts it back.",
      replacing: { steps in
        steps.judge = { form in
          let message = form.message
          form.judge()
          guard case .missing(let parts) = message else { return }
          let rest = parts.filter(form.missing.contains)
          form.message = rest.isEmpty ? .none : .missing(rest)
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
      "complains-ever-after", breaks: "AF8",
      origin: "A flag is set with the first rejection, and nobody resets it.",
      replacing: { steps in
        steps.edit = { form, part, text in
          if !form.notedParts.isEmpty { form.message = .missing([]) }
          form.edit(part, text)
        }
        steps.update = { form in
          form.notedParts += form.missing
          form.update()
        }
      }),
    .addressForm(
      "arrival-complains", breaks: "AF8",
      origin: "An arrival checks the form like an update, and what is missing is said at once.",
      replacing: { steps in
        steps.arrive = { form, address in
          form.message = .missing([])
          form.arrive(address)
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
