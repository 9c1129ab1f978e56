import Foundation
import Testing

@testable import Inspection

/// Mediators at the edge of a rule: what a file has for a view, and what a view reads.
struct ForeignEdgeTests {
  @Test func `a file with a view in it may import what the view needs`() throws {
    let package = try ForeignPackage("import UIKit\n\n" + ForeignSource.presenter)
    #expect(
      try package.evidence("A22", against: "BasketPresenter") == [
        "open: Shop.swift has views too, which need what it imports"
      ])
  }

  @Test func `a file with a protocol of views alone needs no widgets`() throws {
    let start = try #require(ForeignSource.presenter.range(of: "final class BasketViewController"))
    let end = try #require(ForeignSource.presenter.range(of: "final class BasketPresenter"))
    let view = String(ForeignSource.presenter[start.lowerBound..<end.lowerBound])
    let package = try ForeignPackage(
      "import UIKit\n\n" + ForeignSource.presenter.replacing(view, with: ""),
      beside: ["Screens": "import Shop\n" + view])
    #expect(
      try package.evidence("A22", against: "BasketPresenter") == [
        "BasketPresenter is written with import UIKit (Shop.swift:1)"
      ])
  }

  @Test(arguments: [
    ("Text(viewModel.count)", ["BasketViewModel.count cannot be observed:"]),
    ("Text(count)", []), ("Text(viewModel.state)", []),
  ])
  func `what a view reads of its view model must be observable`(
    body: String, sentences: [String]
  ) throws {
    let source = ForeignSource.viewModel.replacing(
      "  @StateObject private var viewModel: BasketViewModel\n",
      with: """
          @StateObject private var viewModel: BasketViewModel
          var body: some View { \(body) }

        """
    ).replacing(
      "  func add() {}", with: "  private(set) var count: Int\n  func add() {}")
    let evidence = try ForeignPackage(source).evidence("A17", against: "BasketViewModel") ?? []
    #expect(evidence.count == sentences.count, "\(evidence)")
    for (found, sentence) in zip(evidence, sentences) { #expect(found.hasPrefix(sentence)) }
  }

  @Test func `a value of the app's own that anyone can set is found`() throws {
    let source =
      ForeignSource.viewModel.replacing(
        "  func add() {}", with: "  @Published var basket: Basket\n  func add() {}")
      + "\nstruct Basket {\n  let count: Int\n}\n"
    let evidence = try ForeignPackage(source).evidence("A17", against: "BasketViewModel")
    #expect(
      evidence?.first?.hasPrefix("BasketViewModel.basket can be set by anyone:") == true,
      "\(evidence ?? [])")
  }

  @Test(arguments: [
    ("  private func add() {}", false), ("  var title: String { \"\" }", true),
    ("  func add() {}", true),
  ])
  func `what a view holds is a presenter if it does more than carry data`(
    member: String, isOne: Bool
  ) throws {
    let package = try ForeignPackage(
      """
      final class BasketViewController: UIViewController {
        let presenter: BasketPresenter
        let other: OtherPresenter
      }

      final class BasketPresenter {
      \(member)
      }

      final class OtherPresenter {
        func add() {}
      }
      """)
    #expect(package.mediators.contains("BasketPresenter") == isOne)
    #expect(package.mediators.contains("OtherPresenter"))
  }
}
