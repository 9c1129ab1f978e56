import AppScreens
import UIKit
import Widgets

extension UIView {
  var tokenCalculator: TokenCalculatorDisplay {
    var display = TokenCalculatorDisplay()
    display.$separators = field("Separators")
    display.$input = field("Input")
    display.total = text("Total")
    return display
  }

  var calculator: CalculatorDisplay { CalculatorDisplay(text: text("Display")) }

  var colourSelector: ColourSelectorDisplay {
    let switches = all(UISwitch.self)
    return ColourSelectorDisplay(
      green: switches[0].isOn, yellow: switches[1].isOn, status: text("Status"))
  }

  var addressForm: AddressFormDisplay {
    var display = AddressFormDisplay()
    display.$street = field("Street")
    display.$city = field("City")
    display.$state = field("State")
    display.$zip = field("ZIP code")
    display.address = text("Address")
    display.message = text("Message")
    return display
  }

  var musicSearch: MusicSearchDisplay {
    var display = MusicSearchDisplay()
    display.$query = field("Artist or song")
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
