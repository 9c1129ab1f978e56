import AppModels
import AppScreens
import MVVM
import Testing

@testable import SwiftUIMVVM

@MainActor
@Suite struct BoundTests {
  @Test func `what is typed reaches the view model, and what that trims comes back once`() {
    let viewModel = AddressFormViewModel(store: HeadlessAddressStore())
    let bound = BoundAddressForm(viewModel: viewModel)
    bound.street = " 1 Main "
    bound.city = "Seoul"
    bound.state = "Jung"
    bound.zip = "04524"
    viewModel.submit()
    #expect(bound.street == "1 Main")
    #expect(bound.address == "1 Main, Seoul, Jung 04524")
    #expect(bound.message == "Address updated")
    bound.city = "Busan"
    #expect(viewModel.city == "Busan")
    #expect(bound.message == "")
  }

  @Test func `fields, switches and results are bound in every app`() {
    let token = BoundTokenCalculator(viewModel: TokenCalculatorViewModel())
    token.input = "1,2"
    token.separators = ","
    #expect(token.total == "3")

    let calculator = BoundCalculator(viewModel: CalculatorViewModel())
    calculator.viewModel.press(.digit(.five))
    #expect(calculator.text == "5")

    let colours = BoundColourSelector(viewModel: ColourSelectorViewModel())
    colours.isYellowOn = true
    #expect(colours.status == "Yellow")

    let service = HeadlessMusicService()
    let music = BoundMusicSearch(viewModel: MusicSearchViewModel(service: service))
    music.query = "IU"
    service.deliver(.reply(1))
    #expect(music.rows.map(\.song) == ["IU 2", "IU 1"])
    music.query = "BTS"
    service.deliver(.fail(1, .data))
    #expect(music.canRetry)
  }
}
