import Testing

@testable import Inspection

/// A package that somebody else might have written, beside stand-ins for the platform's modules.
struct ForeignPackage {
  let inspection: PackageInspection

  init(_ source: String, in module: String = "Shop", beside others: [String: String] = [:]) throws {
    inspection = try Self.declared(source, in: module, beside: others).inspection()
  }

  /// The declarations of such a package.
  static func declared(
    _ source: String, in module: String = "Shop", beside others: [String: String] = [:]
  ) -> DeclaredPackage {
    DeclaredPackage(
      [module: source].merging(others) { first, _ in first }
        .merging(platform) { first, _ in first })
  }

  /// Every triad.
  var cases: [PackageInspection.Case] { inspection.cases }

  /// The mediators' names.
  var mediators: [String] { inspection.cases.map(\.triad.mediator.name) }

  /// The triad of a mediator.
  func triad(_ mediator: String) throws -> PackageInspection.Case {
    try #require(inspection.cases.first { $0.triad.mediator.name == mediator })
  }

  /// The evidence against a rule, or the reason for which it is not decided; nil if it holds.
  func evidence(_ number: String, against mediator: String) throws -> [String]? {
    switch try triad(mediator).verdicts[number] {
    case .broken(let evidence): return evidence.map(\.sentence)
    case .notDecided(let reason): return ["open: \(reason)"]
    case .holds: return nil
    case nil: return ["not promised"]
    }
  }

  private static let platform = [
    "UIKit": """
    open class UIView {
    }
    open class UILabel: UIView {
    }
    open class UITableViewCell: UIView {
    }
    open class UIColor {
    }
    open class UIViewController {
    }
    open class UINavigationController: UIViewController {
    }
    open class UITableViewController: UIViewController {
    }
    """,
    "SwiftUI": "public protocol View {\n}\n",
    "Combine": """
    public protocol ObservableObject {
    }
    public class AnyCancellable {
    }
    public class PassthroughSubject {
    }
    """,
  ]
}
