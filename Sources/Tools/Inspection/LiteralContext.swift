/// A string literal with the code around it, by which it can be told for whom it is written.
struct LiteralContext {
  private let text: String

  /// The words that lead to the literal, the nearest last: of `cell.textLabel?.text = ` these three.
  private let words: [String]

  /// The mark before the literal: `=`, `(`, `:`, `,` and so on; empty at the start of a statement.
  private let mark: Character?

  /// The code on its line before it, and on the line before that where a call is opened there.
  private let line: String

  /// A literal in its file.
  init(_ literal: SourceReader.Literal, in source: SourceText) {
    text = literal.text
    let index = literal.line - 1
    let before = index > 0 ? source.code[index - 1] : ""
    let isOpened = ["(", ",", "="].contains(where: before.hasSuffix)
    line = (isOpened ? before : "") + source.code[index]
    let code =
      (literal.before.allSatisfy { $0 == " " || $0 == "\t" } && isOpened ? before : "")
      + literal.before
    mark = code.last { $0 != " " && $0 != "\t" }
    words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.map(String.init)
  }

  /// Indicates whether a person is meant to read it.
  var isForPeople: Bool {
    guard text.contains(where: \.isLetter), !isForPrograms else { return false }
    return isShown || isSentence || isWord && mark != "," && mark != "(" && mark != "["
  }

  /// Indicates whether what it is given to, or its form, says that no person reads it.
  private var isForPrograms: Bool {
    let kits = [
      "log.call(", "log.delegate(", "log.assign(", "log.bind(", "precondition", "fatalError(",
      "assert", "notImplemented(", "print(", "NSLog(", "os_log(", "logger.", "Logger(", "log(",
      "NSPredicate(", "#selector", "Selector(", "@available", "NSRegularExpression(", "log.",
      "UserDefaults", "Notification.Name(", "URL(", "DispatchQueue(", "#imageLiteral",
    ]
    if kits.contains(where: line.contains) { return true }
    if text.contains("://") || text.hasPrefix("/") || text.hasPrefix("#") { return true }
    let technical = [
      "identifier", "identifiers", "named", "systemname", "systemimage", "image", "imagename",
      "icon", "nibname", "nib", "key", "keys", "forkey", "segue", "storyboard", "font", "fontname",
      "format", "dateformat", "path", "url", "urlstring", "baseurl", "host", "scheme", "query",
      "reuseid", "cellid", "reuseidentifier", "cellidentifier", "id", "tag", "asset", "file",
      "filename", "ofType", "withextension", "forresource", "oftype", "entityname", "locale",
      "localeidentifier", "colorname", "color", "regex", "pattern", "uicolor", "uiimage",
      "verbatim",
      "identifiable", "bundle", "withname", "notification", "sectionnamekeypath", "property",
      "domain", "endpoint", "method", "httpmethod", "header", "forhttpheaderfield", "template",
      "comment", "tablename", "separator", "separatedby", "joined", "components", "characters",
      "charactersin", "string", "hex", "animation", "emittername", "unwind", "objc", "function",
    ]
    return technical.contains(receiver)
      || ["identifier", "reuse", "cellid", "nibname", "segue", "notification"]
        .contains(where: receiver.contains)
      || line.contains("== \"") || line.contains("!= \"")
  }

  /// The name of what the literal is assigned to, where it is a declaration with a type.
  private var assigned: String? {
    guard mark == "=", let place = words.lastIndex(where: { $0 == "let" || $0 == "var" }),
      place + 1 < words.count
    else { return nil }
    return words[place + 1]
  }

  /// The receiver of the literal, in small letters: a variable, a label, or a function.
  private var receiver: String {
    guard let mark, "=(:[".contains(mark) else { return "" }
    return (assigned ?? words.last ?? "").lowercased()
  }

  /// Indicates whether it is given to something that shows text.
  private var isShown: Bool {
    [
      "text", "title", "message", "placeholder", "subtitle", "detail", "caption", "prompt",
      "footer",
      "heading", "headline", "label", "hint", "button", "alert", "section", "toggle", "settitle",
      "textfield", "securefield", "navigationtitle", "navigationbartitle", "picker", "stepper",
      "navigationlink", "menu", "description", "status", "errormessage",
    ].contains(where: receiver.hasSuffix)
  }

  /// Indicates whether it has words with blanks between them.
  private var isSentence: Bool {
    let parts = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return parts.count > 1 && mark != "[" && !text.contains("_") && !text.contains("=")
  }

  /// Indicates whether it is one word as a person would write it, with a capital at its start alone.
  private var isWord: Bool {
    let letters = text.filter { $0 != " " && !$0.isPunctuation }
    return letters.first?.isUppercase == true && !letters.isEmpty
      && !letters.dropFirst().contains(where: \.isUppercase) && letters.allSatisfy(\.isLetter)
  }
}
