import Testing

@testable import Inspection

/// Controllers that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignControllerTests {
  @Test
  func `a view controller without a mediator is a controller, as Cocoa has it`() throws {
    let package = try ForeignPackage(ForeignSource.cocoa)
    let found = try package.triad("NoteViewController")
    #expect(found.triad.dialect == .cocoa)
    #expect(found.pattern == .mvc)
    #expect(ArchitectureVerdict(found).sentence.hasPrefix("is Cocoa's MVC: "))
    #expect(found.broken(as: .mvc).isEmpty)
    for number in ["A6", "A8", "A10", "A20"] {
      #expect(try package.evidence(number, against: "NoteViewController") == ["not promised"])
    }
  }

  @Test
  func `a model or a service that has a delegate is no mediator`() throws {
    let source = """
      protocol GameDelegate: AnyObject {
        func gameDidEnd(_ game: Game)
      }

      final class Game {
        weak var delegate: (any GameDelegate)?
        private var score: Int
        func roll() {}
      }

      final class GameViewController: UIViewController, GameDelegate {
        private let label: UILabel
        private let game: Game
        func gameDidEnd(_ game: Game) {}
      }
      """
    let package = try ForeignPackage(source)
    #expect(package.mediators == ["GameViewController"])
    #expect(try package.triad("GameViewController").triad.models.map(\.name) == ["Game"])
  }

  @Test
  func `a controller whose view reads the model itself is Smalltalk's`() throws {
    let found = try ForeignPackage(ForeignSource.smalltalk).triad("NoteController")
    #expect(found.triad.dialect == .smalltalk)
    #expect(found.verdicts["A3"] == nil)
  }
}
