import AppModels
import AppScreens
import Testing

@testable import AppRules
@testable import Parity

/// The moments that the rules of an address form are about.
struct AddressFormSituationTests {
  @Test(arguments: [
    ("", ""),
    ("street=1", "isEdit isEditWithoutComplaint"),
    ("street=1; street=", "isEdit isEmptiedAgain isEditWithoutComplaint"),
    ("street=1; city=2; street=", "isEdit isEditWithoutComplaint"),
    ("update", "isRejected"),
    ("street=1; update; street=2", "isEdit isEditAfterRejection"),
    ("street=1; update; city=", "isEdit isEditAfterRejection"),
    ("street=1; city=2; state=3; zip=4; update", "isAccepted"),
    (
      "street=1; city=2; state=3; zip=4; update; update",
      "isAccepted isUpdateInVain"
    ),
    (
      "street=1; city=2; state=3; zip=4; update; street=",
      "isEdit isEmptied isEditWithoutComplaint isEditAfterNews"
    ),
    (
      "street=1; city=2; state=3; zip=4; update; city=X",
      "isEdit isEditWithoutComplaint isEditAfterNews"
    ),
    (
      "street=1; city=2; state=3; zip=4; update; street=; update",
      "isRejected isRejectedWhileStored"
    ),
    ("street= 1; city=2; state=3; zip=4; update", "isAccepted isTrimmed"),
    (
      "street=\u{a0}1; city=2; state=3; zip=4; update",
      "isAccepted isUpdateWithWhitespace isTrimmed"
    ),
    ("street= ; city=2; state=3; zip=4; update", "isRejected isUpdateWithWhitespace"),
    ("street=\t; update", "isRejected isUpdateWithWhitespace"),
    ("arrive=1|2|3|4", "isArrivalWithoutComplaint isArrival"),
    (
      "street=1; city=2; state=3; zip=4; update; arrive=1|2|3|4",
      "isArrivalWithoutComplaint isArrival isArrivalOnAddress isArrivalOnMessage"
    ),
    ("update; arrive=1|2|3|4", "isArrival isArrivalOnMessage"),
    (
      "street=1; city=2; state=3; zip=4; update; street=2; arrive=1|2|3|4",
      "isArrivalWithoutComplaint isArrival isArrivalOnAddress"
    ),
    ("arrive=1|2|3|4; street=5", "isEdit isEditWithoutComplaint"),
    (
      "arrive=1|2|3|4; update",
      "isAccepted isUpdateInVain isUpdateAfterArrival"
    ),
    (
      "arrive=1|2|3|4; street=1; city=2; state=3; zip=4; update",
      "isAccepted isUpdateInVain isUpdateAfterArrival"
    ),
  ])
  func `an edit, an update and an arrival are at the moments of the rules on them`(
    steps: String, facts: String
  ) throws {
    let found = try moment(of: AddressFormApp(), after: steps).facts
    #expect(found == facts)
  }

  @Test func `an address form says of a wrong display what is wrong with it`() throws {
    let app = AddressFormApp()
    func facts(_ change: (inout AddressFormDisplay) -> Void) throws -> String {
      let steps = "street=É; city=Seoul; state=Jung; zip=04524; update"
      var shown = try moment(of: app, after: steps).expected
      change(&shown)
      return try moment(of: app, after: steps, showing: shown).symptoms
    }
    #expect(try facts { _ in } == "")
    #expect(try facts { $0.message = "Missing: city" } == "complains")
    #expect(try facts { $0.address = "No address yet" } == "isDeleted")
    #expect(try facts { $0.street = "e" } == "isFolded")
    #expect(try facts { $0.street = "f" } == "")
    #expect(try facts { $0.address = $0.address.uppercased() } == "isFolded")
  }
}

extension Situation<AddressFormGesture, AddressFormDisplay> {
  fileprivate var facts: String {
    names([
      "isEdit": isEdit, "isEmptiedAgain": isEmptiedAgain, "isEmptied": isEmptied,
      "isRejected": isRejected, "isRejectedWhileStored": isRejectedWhileStored,
      "isAccepted": isAccepted, "isUpdateWithWhitespace": isUpdateWithWhitespace,
      "isTrimmed": isTrimmed, "isUpdateInVain": isUpdateInVain,
      "isUpdateAfterArrival": isUpdateAfterArrival, "isEditAfterRejection": isEditAfterRejection,
      "isEditWithoutComplaint": isEditWithoutComplaint,
      "isArrivalWithoutComplaint": isArrivalWithoutComplaint,
      "isEditAfterNews": isEditAfterNews, "isArrival": isArrival,
      "isArrivalOnAddress": isArrivalOnAddress, "isArrivalOnMessage": isArrivalOnMessage,
    ])
  }

  fileprivate var symptoms: String {
    names(["complains": complains, "isDeleted": isDeleted, "isFolded": isFolded])
  }
}
