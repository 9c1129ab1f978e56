import AppScreens
import TriptychTraces

/// A screen with a list and a form, each of which has a presenter, that hold each other.
final class ContactsScreen: Screen {
  private(set) var view: ContactsView

  /// A screen whose presenters are recorded when they call each other, or are not.
  init(recordingCalls isRecorded: Bool = true) {
    let list = isRecorded ? RecordingListPresenter() : ContactListPresenter()
    let form = isRecorded ? RecordingFormPresenter() : ContactFormPresenter()
    list.form = form
    form.list = list
    view = ContactsView(list: list, form: form)
  }

  func replaceView() {
    view = ContactsView(list: view.list, form: view.form)
  }
}

final class ContactsView: RecordingView {
  let list: ContactListPresenter
  let form: ContactFormPresenter
  private(set) var display = ContactsDisplay()
  let recording = ViewRecording()

  init(list: ContactListPresenter, form: ContactFormPresenter) {
    self.list = list
    self.form = form
    list.attach(log.call("list.attach(_:)", self))
    form.attach(log.call("form.attach(_:)", self))
  }

  func perform(_ gesture: ContactsGesture) {
    switch gesture {
    case .select(let row): list.select(row: log.call("list.select(row:)", row))
    case .edit(let name):
      display.name = name
      form.edit(name: log.call("form.edit(name:)", name))
    case .save: log.call("form.save()", on: form).save()
    }
  }

  func show(names: String) {
    log.show("show(names:)", names)
    display.names = names
  }

  func show(name: String) {
    log.show("show(name:)", name)
    display.name = name
  }
}

class ContactListPresenter: ContactListing {
  weak var view: ContactsView?
  var form: (any ContactEditing)?
  private var contacts = Contacts()

  func attach(_ view: ContactsView) {
    self.view = view
    view.show(names: contacts.names.joined(separator: ", "))
  }

  func select(row: Int) {
    guard contacts.names.indices.contains(row) else { return }
    contacts.selection = row
    begin(with: contacts.names[row])
  }

  func begin(with name: String) {
    form?.begin(with: name)
  }

  func didSave(name: String) {
    contacts.names[contacts.selection] = name
    view?.show(names: contacts.names.joined(separator: ", "))
  }
}

class ContactFormPresenter: ContactEditing {
  weak var view: ContactsView?
  weak var list: (any ContactListing)?
  private var name = ""

  func attach(_ view: ContactsView) {
    self.view = view
    view.show(name: name)
  }

  func begin(with name: String) {
    self.name = name
    view?.show(name: name)
  }

  func edit(name: String) {
    self.name = name
  }

  func save() {
    save(name: name)
  }

  func save(name: String) {
    list?.didSave(name: name)
  }
}

/// The form, as the list calls it.
protocol ContactEditing: AnyObject {
  func begin(with name: String)
}

/// The list, as the form calls it.
protocol ContactListing: AnyObject {
  func didSave(name: String)
}

private final class RecordingListPresenter: ContactListPresenter, RecordingMediator {
  let recording = MediatorRecording()

  override func begin(with name: String) {
    form?.begin(with: log.call("form.begin(with:)", name))
  }
}

private final class RecordingFormPresenter: ContactFormPresenter, RecordingMediator {
  let recording = MediatorRecording()

  override func save(name: String) {
    list?.didSave(name: log.call("list.didSave(name:)", name))
  }
}

struct Contacts {
  var names = ["Ann", "Bob"]
  var selection = 0
}

enum ContactsGesture: ScreenGesture {
  case select(Int)
  case edit(String)
  case save

  var notation: String {
    switch self {
    case .select(let row): "select=\(row)"
    case .edit(let name): "name=\(name)"
    case .save: "save"
    }
  }

  static func read(_ notation: String) throws(NotationFailure) -> [Self] { [.save] }
}

struct ContactsDisplay: ScreenDisplay {
  var names = ""
  var name = ""

  var widgets: [Widget] { [Widget("names", shows: names), Widget("name", shows: name)] }
}
