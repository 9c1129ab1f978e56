import Testing

@testable import Inspection

/// Who is a delegate, a controller or a port, by what a few lines of code say.
struct RoleTableTests {
  @Test(arguments: [
    ("weak var delegate: (any NoteOwner)?", "NoteBrain", true),
    ("weak var owner: (any NoteOwner)?", "NoteBrain", true),
    ("var noteDelegate: (any NoteOwner)?", "NoteBrain", true),
    ("var owner: (any NoteOwnerDelegate)?", "NoteBrain", true),
    ("var owner: (any NoteOwner)?", "NoteBrain", false),
    ("weak var owner: (any NoteOwner)?", "NoteRouter", false),
    ("weak var owner: (any NoteOwner)?", "NotePresenter", false),
    ("weak var owner: (any NoteOwnerDelegate)?", "NotePresenter", true),
    ("weak var owner: NoteBrain?", "NoteBrain", false),
    ("func tell(_ delegate: any NoteOwner) {}", "NoteBrain", false),
  ])
  func `whoever a view tells weakly, or as its delegate, is one`(
    member: String, name: String, isOne: Bool
  ) throws {
    let known = member.contains("NoteOwnerDelegate") ? "NoteOwnerDelegate" : "NoteOwner"
    let source = """
      protocol \(known): AnyObject {
        func didType(_ view: NotePage)
      }

      final class NotePage: UIView {
        \(member)
      }

      final class \(name): \(known) {
        private var text: String
        func didType(_ view: NotePage) {}
      }
      """
    let delegates = try ForeignPackage(source).cases.flatMap(\.triad.delegates).map(\.name)
    #expect(delegates == (isOne ? [known] : []))
  }

  @Test(arguments: [
    ("UIViewController", "private var note: Note", true),
    ("UIViewController", "private let label: UILabel", false),
    ("UIViewController", "func load(_ note: Note) {}", false),
    ("UIViewController", "private let label: UILabel\n  func load(_ note: Note) {}", true),
    ("UIViewController", "@IBOutlet private var box: Int\n  func load(_ note: Note) {}", true),
    ("UIViewController", "private var box: Int\n  func load(_ note: Note) {}", false),
    ("UITableViewController", "func load(_ note: Note) {}", true),
    ("UINavigationController", "func load(_ note: Note) {}", false),
    ("UIViewController", "private let label: UILabel\n  func load(_ router: NoteRouter) {}", false),
    ("UIViewController", "private let label: UILabel\n  func load(_ other: any Noting) {}", false),
    ("UIViewController", "private let label: UILabel\n  func load() { Note() }", true),
    ("UIViewController", "private let label: UILabel\n  func load() { NoteRouter() }", false),
    ("UIViewController", "private let label: UILabel\n  func load(_ other: NoteScreen) {}", false),
    ("UIViewController", "private let make: (Note) -> Void", false),
    ("UIViewController", "private let label: UILabel\n  func load(_ color: UIColor) {}", false),
  ])
  func `a view controller controls what it knows besides its widgets`(
    superclass: String, members: String, isOne: Bool
  ) throws {
    let source = """
      struct Note {
        let text: String
      }

      protocol Noting {
        func note()
      }

      final class NoteRouter {
        func leave() {}
      }

      final class NoteScreen: \(superclass) {
        \(members)
      }
      """
    #expect(try ForeignPackage(source).mediators == (isOne ? ["NoteScreen"] : []))
  }

  @Test(arguments: [
    ("protocol Loading: AnyObject {\n  func load()", true),
    ("protocol Loading {\n  func load()", false),
    ("protocol Loading {\n  func load(_ done: @escaping (Int) -> Void)", true),
    ("protocol BasketService {\n  func load()", true),
    ("protocol BasketRouting: AnyObject {\n  func load()", false),
    ("protocol Loading {\n  func load() -> PassthroughSubject", true),
    ("protocol Loading {\n  func load(_ subject: PassthroughSubject)", false),
    ("protocol Loading {\n  func load() -> Int", false),
  ])
  func `what a mediator keeps is a port if it is a class's, or a service by what it does`(
    declaration: String, isPort: Bool
  ) throws {
    let name = String(declaration.split { " :".contains($0) }[1])
    for member in ["  private let loader: any \(name)\n", "  init(_ loader: any \(name)) {}\n"] {
      let source =
        ForeignSource.viewModel.replacing("  func add() {}\n", with: "\(member)  func add() {}\n")
        + "\n\(declaration)\n}\n\nfinal class BasketLoader: \(name) {\n  var count: Int\n}\n"
      let package = try ForeignPackage(source)
      #expect(
        try package.triad("BasketViewModel").triad.ports.map(\.name) == (isPort ? [name] : []))
      let roles = package.inspection.roles
      #expect((roles.role(of: "s:4Shop12BasketLoaderC") == .port) == isPort)
    }
    let unasked = ForeignSource.viewModel + "\n\(declaration)\n}\n"
    #expect(try ForeignPackage(unasked).triad("BasketViewModel").triad.ports.isEmpty)
  }
}
