import AppModels
import Parity

extension TriptychSpecimens {
  /// Address forms that take a text for another one, or a blank for a text.
  static let addressFormFields: [Specimen] = [
    .addressForm(
      "edited-text-stored-at-once", breaks: "AF2",
      origin: "The fields are bound to the address itself, not to a draft of it.",
      replacing: { steps in
        steps.edit = { form, part, text in
          form.edit(part, text)
          if form.stored != nil { form.stored?[part] = text }
        }
      }),
    .addressForm(
      "field-ends-at-fifty", breaks: "AF2",
      origin: "The column of a table has room for fifty characters, so the field has no more.",
      replacing: { steps in
        steps.edit = { form, part, text in form.edit(part, String(text.prefix(50))) }
      }),
    .addressForm(
      "blank-passes", breaks: "AF3",
      origin: "A field is taken for missing if its text is empty, and a blank is a text.",
      replacing: { steps in
        steps.update = { form in
          let isEmpty = Address.Part.allCases.contains { form.typed[$0].isEmpty }
          if isEmpty || form.missing.isEmpty {
            form.update()
          } else {
            form.typed = form.trimmed
            form.stored = form.typed
            form.message = .updated
          }
        }
      }),
    .addressForm(
      "only-blanks-trimmed", breaks: "AF3",
      origin: "Whitespace is taken to be the blank, as if people never pasted a text.",
      replacing: { $0.trim = { $0.trimmed { $0 == " " } } }),
    .addressForm(
      "state-and-zip-swapped", breaks: "AF4",
      origin: "Four texts in a row are passed in the wrong order, and all have the same type.",
      replacing: { steps in
        let words = steps.words
        steps.words = { stored in
          guard var swapped = stored else { return words(nil) }
          (swapped[.state], swapped[.zip]) = (swapped[.zip], swapped[.state])
          return words(swapped)
        }
      }),
    .addressForm(
      "fields-left-untrimmed", breaks: "AF5",
      origin: "What is stored is trimmed, and nobody thinks of the fields.",
      replacing: { steps in
        steps.update = { form in
          let typed = form.typed
          form.update()
          form.typed = typed
        }
      }),
    .addressForm(
      "trimmed-only-if-stored", breaks: "AF5",
      origin: "With nothing to update the update returns early, before the fields are set.",
      replacing: { steps in
        steps.update = { form in
          if form.trimmed == form.stored { form.message = .nothingToUpdate } else { form.update() }
        }
      }),
  ]
}
