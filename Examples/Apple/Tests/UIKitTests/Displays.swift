import AppScreens
import UIKit
import Widgets

extension UIView {
  var tokenCalculator: TokenCalculatorDisplay {
    TokenCalculatorDisplay(
      separators: text("Separators"), input: text("Input"), total: text("Total"))
  }

  var calculator: CalculatorDisplay { CalculatorDisplay(text: text("Display")) }

  var colourSelector: ColourSelectorDisplay {
    let switches = all(UISwitch.self)
    return ColourSelectorDisplay(
      green: switches[0].isOn, yellow: switches[1].isOn, status: text("Status"))
  }

  var addressForm: AddressFormDisplay {
    var display = AddressFormDisplay()
    display.street = text("Street")
    display.city = text("City")
    display.state = text("State")
    display.zip = text("ZIP code")
    display.address = text("Address")
    display.message = text("Message")
    return display
  }

  var musicSearch: MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.query = text("Artist or song")
    display.status = text("Status")
    display.retry = !all(UIButton.self)[0].isHidden
    display.rows = all(SongRow.self).map { row in
      let texts = row.all(UILabel.self).map { $0.text ?? "" }
      return MusicSearchRow(
        song: texts[0], artist: texts[1], album: texts[2], date: texts[3],
        picture: row.accessibilityIdentifier ?? "")
    }
    return display
  }
}

extension MusicSearchDisplay {
  /// The same with what its service is asked, which no view shows.
  func completed(by service: any HeadlessService) -> MusicSearchDisplay {
    var display = self
    display.asked = (service as? HeadlessMusicService)?.asked ?? ""
    return display
  }
}
