import Testing

@testable import Inspection

/// Every word by which code tells for whom a text is written.
struct LiteralTableTests {
  @Test(arguments: [
    "log.call(", "log.delegate(", "log.assign(", "log.bind(", "precondition(", "fatalError(",
    "assert(", "assertionFailure(", "notImplemented(", "print(", "NSLog(", "os_log(",
    "logger.info(", "Logger(", "log(", "NSPredicate(", "#selector(", "Selector(", "@available(",
    "NSRegularExpression(", "log.debug(", "UserDefaults.standard.set(", "Notification.Name(",
    "URL(", "DispatchQueue(", "#imageLiteral(",
  ])
  func `what a program is told is not for people`(call: String) throws {
    #expect(try !isForPeople("\(call)\"Your basket\")"))
    #expect(try !isForPeople("\(call)1, \"Your basket\")"))
  }

  @Test func `what is given to something technical is not for people`() throws {
    let words = """
      identifier identifiers named systemName systemImage image imageName icon nibName nib key keys \
      forKey segue storyboard font fontName format dateFormat path url urlString baseURL host scheme \
      query reuseId cellId reuseIdentifier cellIdentifier id tag asset file filename withExtension \
      forResource ofType entityName locale localeIdentifier colorName color regex pattern uicolor \
      uiimage verbatim identifiable bundle withName notification sectionNameKeyPath property domain \
      endpoint method httpMethod header forHTTPHeaderField template comment tableName separator \
      separatedBy joined components characters charactersIn string hex animation emitterName unwind \
      objc function myIdentifierName reuseNumber cellIdOfMine nibNameOfMine segueOfMine \
      notificationOfMine
      """
    for word in words.split(separator: " ") {
      #expect(try !isForPeople("f(\(word): \"Your basket\")"), "\(word)")
      #expect(try !isForPeople("let \(word) = \"Your basket\""), "\(word)")
      #expect(try !isForPeople("\(word)(\"Your basket\")"), "\(word)")
      #expect(try !isForPeople("a[\(word): \"Your basket\"]"), "\(word)")
    }
    for word in ["names", "keyed", "hexagon", "idea"] {
      #expect(try isForPeople("f(\(word): \"Your basket\")"), "\(word)")
    }
  }

  @Test func `what is given to something that shows text is for people`() throws {
    let words = """
      text title message placeholder subtitle detail caption prompt footer heading headline label \
      hint button alert section toggle setTitle textField secureField navigationTitle \
      navigationBarTitle picker stepper navigationLink menu description status errorMessage
      """
    for word in words.split(separator: " ") {
      #expect(try isForPeople("f(\(word): \"basket\")"), "\(word)")
      #expect(try isForPeople("a.my\(word) = \"basket\""), "\(word)")
      #expect(try isForPeople("\(word)(\"basket\")"), "\(word)")
      #expect(try !isForPeople("f(\(word)Of: \"basket\")"), "\(word)")
    }
  }

  @Test(arguments: [
    ("\"Basket.\"", true), ("\"basket.\"", false), ("\"BASKET\"", false), ("\"Basket_row\"", true),
    ("\"A1\"", false), ("\" Basket \"", true), ("\"a 1\"", false), ("\"a b\"", true),
    ("\"a_b c\"", false), ("\"a= b\"", false), ("\"\"", false), ("\"1\"", false), ("\"É\"", true),
    ("\"https://a b\"", false), ("\"a b://c\"", false), ("\"/a b\"", false), ("\"a/b c\"", true),
    ("\"#a b\"", false), ("\"a #b c\"", true), ("x == \"a b\"", false), ("x != \"a b\"", false),
    ("x = \"a b\"", true), ("x += \"a b\"", true), ("[\"a b\"", false), ("[a, \"a b\"", true),
    ("[a, \"Basket\"", false), ("f(\"Basket\"", false), ("f(a: \"Basket\"", true),
    ("let = \"a b\"", true), ("let key = \"a b\"", false), ("var key: Text = \"a b\"", false),
  ])
  func `a text is for people by its form where nothing else tells`(code: String, isOne: Bool) throws
  {
    #expect(try isForPeople(code) == isOne)
  }

  private func isForPeople(_ code: String) throws -> Bool {
    try LiteralContextTests.isForPeople(code)
  }
}
