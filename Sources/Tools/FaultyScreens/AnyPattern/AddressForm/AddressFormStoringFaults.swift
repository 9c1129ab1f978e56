import AppModels
import Foundation
import TriptychParity

extension FaultyScreens {
  /// Address forms that take a text for another one, or a blank for a text.
  static let addressFormFields: [FaultyScreen] = [
    .addressForm("edited-text-stored-at-once", breaks: "AF2").edit { form, part, text in
      form.edit(part, text)
      form.stored?[part] = text
    }.origin("The fields are bound to the address itself, not to a draft of it."),
    .addressForm("field-ends-at-fifty", breaks: "AF2").edit { form, part, text in
      form.edit(part, String(text.prefix(50)))
    }.origin("The column of a table has room for fifty characters, so the field has no more."),
    .addressForm("blank-passes", breaks: "AF3").update { form in
      let isEmpty = Address.Part.allCases.contains { form.typed[$0].isEmpty }
      if isEmpty || form.missing.isEmpty {
        form.submit()
      } else {
        form.typed = form.trimmed
        form.stored = form.typed
        form.message = .updated
      }
    }.origin("A field is taken for missing if its text is empty, and a blank is a text."),
    .addressForm("only-blanks-trimmed", breaks: "AF3").replacing {
      $0.trim = { $0.trimmed { $0 == " " } }
    }.origin("Whitespace is taken to be the blank, as if people never pasted a text."),
    .addressForm("state-and-zip-swapped", breaks: "AF4").replacing { steps in
      let words = steps.words
      steps.words = { stored in
        guard var swapped = stored else { return words(nil) }
        (swapped[.state], swapped[.zip]) = (swapped[.zip], swapped[.state])
        return words(swapped)
      }
    }.origin("Four texts in a row are passed in the wrong order, and all have the same type."),
    .addressForm("fields-left-untrimmed", breaks: "AF5").updated { $0.typed = $1.typed }
      .origin("What is stored is trimmed, and nobody thinks of the fields."),
    .addressForm("trimmed-only-if-stored", breaks: "AF5").update { form in
      if form.trimmed == form.stored { form.message = .nothingToUpdate } else { form.submit() }
    }.origin("With nothing to update the update returns early, before the fields are set."),
  ]

  /// Address forms that store what is no address, or lose one.
  static let addressFormAddresses: [FaultyScreen] = [
    .addressForm("zip-code-is-a-number", breaks: "S5").updated { form, _ in
      precondition(form.stored.map { Int($0[.zip]) != nil } ?? true)
    }.origin("A ZIP code is read as a number, and is assumed to be one."),
    .addressForm("zip-code-in-sixty-four-bits", breaks: "S5").edit { form, part, text in
      let isNumber = !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
      precondition(part != .zip || !isNumber || Int(text) != nil)
      form.edit(part, text)
    }.origin("A text of digits is taken to be a number, and every number to fit into Int."),
    .addressForm("rejection-resets-fields", breaks: "S6").updated {
      if !$1.missing.isEmpty { $0.typed = $0.stored ?? AddressDraft() }
    }.origin("After a rejection the form is shown anew, with what is stored."),
    .addressForm("initial-address-of-commas", breaks: "AF1").replacing { steps in
      let words = steps.words
      steps.words = { words($0 ?? AddressDraft()) }
    }.origin("An address with four empty texts stands for none, and is put into words as usual."),
    .addressForm("compared-as-one-text", breaks: "AF10").update { form in
      let isSame = form.steps.words(form.trimmed) == form.steps.words(form.stored)
      form.submit()
      if isSame, form.missing.isEmpty { form.message = .nothingToUpdate }
    }.origin("Two addresses are compared by their texts, in which fields cannot be told apart."),
    .addressForm("filled-fields-stored-alone", breaks: "AF11").updated { form, before in
      guard !before.missing.isEmpty else { return }
      for part in Address.Part.allCases where !before.missing.contains(part) {
        form.stored = form.stored ?? AddressDraft()
        form.stored?[part] = before.trimmed[part]
      }
    }.origin("Each field that passes its check is stored, before the next one is checked."),
    .addressForm("emptying-deletes", breaks: "AF12").updated { form, _ in
      if form.missing.count == 4 { form.stored = nil }
    }.origin("A form that is emptied is taken for the wish to have no address."),
    .addressForm("state-in-capitals", breaks: "AF13").update { form in
      if form.missing.isEmpty { form.typed[.state] = form.typed[.state].uppercased() }
      form.submit()
    }.origin("A state is taken for two letters, which are written in capitals."),
    .addressForm("code-as-number", breaks: "AF13").update { form in
      form.submit()
      guard form.missing.isEmpty, let code = Int(form.typed[.zip]) else { return }
      form.typed[.zip] = String(code)
      form.stored = form.typed
    }.origin("A ZIP code looks like a number, and is stored as one."),
    .addressForm("split-at-commas", breaks: "AF13").updated { form, _ in
      let texts = form.steps.words(form.stored).split(separator: ", ").map(String.init)
      guard form.missing.isEmpty, texts.count > 2 else { return }
      (form.typed[.street], form.typed[.city]) = (texts[0], texts[1])
      form.stored = form.typed
    }.origin("The address is stored as one text, and taken apart again at its commas."),
    .addressForm("full-width-folded", breaks: "AF13").replacing { steps in
      let trim = steps.trim
      steps.trim = { trim($0).precomposedStringWithCompatibilityMapping }
    }.origin("Texts are normalised for searching, and stored like that too."),
    .addressForm("only-edited-fields-stored", breaks: "AF17").replacing { steps in
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
        form.submit()
        if form.missing.isEmpty { form.notedParts = [] }
      }
      steps.arrived = { form, _ in form.notedParts = [] }
    }.origin("Only fields edited since the form was filled are stored, and an arrival fills it."),
  ]
}
