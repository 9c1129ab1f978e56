import AppModels
import AppScreens
import Foundation
import Parity

extension Situation where Gesture == AddressFormGesture, Display == AddressFormDisplay {
  private static var noAddress: String { "No address yet" }
  private var wasMissing: Bool { before.message.hasPrefix("Missing") }
  private var wasStored: Bool { before.address != Self.noAddress }

  private var texts: [String] { Address.Part.allCases.map { before[$0] } }

  /// True if a field is edited.
  var isEdit: Bool {
    if case .edit = gesture { true } else { false }
  }

  /// True if an edit leaves everything as at first.
  var isEmptiedAgain: Bool {
    isEdit && expected.address == Self.noAddress
      && Address.Part.allCases.allSatisfy { expected[$0].isEmpty }
  }

  /// True if a field is emptied while an address is stored.
  var isEmptied: Bool {
    if case .edit(_, "") = gesture { wasStored } else { false }
  }

  private var isUpdate: Bool { gesture == .update }

  /// True if an update is rejected.
  var isRejected: Bool { isUpdate && expected.message.hasPrefix("Missing") }

  /// True if an update is rejected while an address is stored.
  var isRejectedWhileStored: Bool { isRejected && wasStored }

  /// True if an update is not rejected.
  var isAccepted: Bool { isUpdate && !isRejected }

  /// True if an update comes upon whitespace other than plain blanks around a text.
  var isUpdateWithWhitespace: Bool {
    isUpdate
      && texts.contains { text in
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty && !text.isEmpty
          || trimmed != text.trimmingCharacters(in: CharacterSet(charactersIn: " "))
      }
  }

  /// True if an update is not rejected, and a text has whitespace around it.
  var isTrimmed: Bool {
    isAccepted && texts.contains { $0 != $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// True if an update stores nothing new.
  var isUpdateInVain: Bool { isUpdate && expected.message == "Nothing to update" }

  /// True if an update follows an arrival.
  var isUpdateAfterArrival: Bool {
    isUpdate
      && steps.contains { step in
        if case .event = step { true } else { false }
      }
  }

  /// True if an edit follows a rejection that still stands.
  var isEditAfterRejection: Bool { isEdit && wasMissing }

  /// True if a field is edited where nothing was missing.
  var isEditWithoutComplaint: Bool { isEdit && !wasMissing }

  /// True if an address arrives where nothing was missing.
  var isArrivalWithoutComplaint: Bool { isArrival && !wasMissing }

  /// True if an edit follows a message that goes with it.
  var isEditAfterNews: Bool { isEdit && !wasMissing && !before.message.isEmpty }

  /// True if an address arrives.
  var isArrival: Bool { event != nil }

  /// True if an address arrives where another is stored.
  var isArrivalOnAddress: Bool { isArrival && wasStored }

  /// True if an address arrives while there is a message.
  var isArrivalOnMessage: Bool { isArrival && !before.message.isEmpty }

  /// True if something is said to be missing.
  var complains: Bool { shown.message.hasPrefix("Missing") }

  /// True if the address is gone.
  var isDeleted: Bool { shown.address == Self.noAddress }

  /// True if only case, width or marks of the texts are others.
  var isFolded: Bool {
    func folded(_ text: String) -> String {
      text.folding(
        options: [.caseInsensitive, .widthInsensitive, .diacriticInsensitive], locale: nil)
    }
    return shown.fieldsAndAddress != expected.fieldsAndAddress
      && shown.fieldsAndAddress.map(folded) == expected.fieldsAndAddress.map(folded)
  }
}

extension AddressFormDisplay {
  /// The texts of the four fields.
  var fields: [String] { Address.Part.allCases.map { self[$0] } }

  /// The texts of the four fields, and the address.
  var fieldsAndAddress: [String] { fields + [address] }

  /// The address and the message.
  var answer: [String] { [address, message] }
}
