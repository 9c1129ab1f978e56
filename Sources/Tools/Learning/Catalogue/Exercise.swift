import Foundation

/// An exercise as its folder describes it: what to do, what it is judged by, and its files.
@dynamicMemberLookup
package struct Exercise: Sendable {
  /// A way of exercising.
  package enum Kind: String, Decodable {
    /// Code that is wrong becomes right.
    case mend

    /// Code with blanks becomes whole.
    case complete

    /// Lines get the name of what they belong to.
    case name

    /// Messages are foretold.
    case predict

    /// Messages on cards are put in order.
    case order

    /// Tests divide faulty screens or presenters from right ones.
    case test
  }

  /// What a learner writes for an exercise, in the order in which it is judged.
  enum Part: CaseIterable {
    /// A text with an answer, such as `answer.txt`.
    case answer

    /// Scenarios in the form of the rules, in `scenarios.txt`.
    case scenarios

    /// Swift.
    case code

    /// The part that a file belongs to; nil for one that the learner does not change.
    init?(ofFileNamed name: String) {
      if name == "scenarios.txt" {
        self = .scenarios
      } else if name.hasSuffix(".txt") {
        self = .answer
      } else if name.hasSuffix(".swift") {
        self = .code
      } else {
        return nil
      }
    }

    /// The part that the file at a place belongs to.
    init?(of place: URL) {
      self.init(ofFileNamed: place.lastPathComponent)
    }
  }

  /// What is asked besides messages and names, as it stands before the answer.
  package enum Question: String, Decodable {
    /// The number of the first message that differs from the second pattern's.
    case firstDifference = "first difference"

    /// The number of the last message that the view which was replaced sends or gets, or none.
    case oldView = "old view"

    /// The names of the files that the learner is going to change.
    case files
  }

  /// A conversation that is shown without the name of its pattern.
  package struct Conversation: Decodable {
    let app: String
    let pattern: String
    let steps: [String]
  }

  /// What a file must not use, or must: names, texts in quotes, and members after their types, such as `Tokens.total`.
  package struct Misplacement: Decodable, Hashable {
    let file: String
    let names: [String]
    let reason: String
  }

  /// What `exercise.json` says; what need not be there is nil.
  package struct Description: Decodable {
    /// The way of exercising.
    let kind: Kind

    /// The name of the app that it is about.
    let app: String

    /// The names of the patterns that it is about, the one to work on first.
    let patterns: [String]

    /// The steps whose trace is asked for, or shown on request.
    var steps: [String]?

    /// The numbers of the rules of behaviour that it is about.
    var behaviour: [String]?

    /// The numbers of the rules of architecture that it is judged by.
    var structure: [String]?

    /// Indicates whether the mediator must have a model; not unless given.
    var needsModel: Bool?

    /// The files and folders of the lesson that are given.
    var from: [String]?

    /// The folders of files that are judged with the learner's, in place of given ones of the same names.
    var unseen: [String]?

    /// The condition under which scenarios are taken, or the steps of code must be right, by its name.
    var condition: String?

    /// The seed of what the condition draws; 1 unless given.
    var seed: UInt64?

    /// The names of the faulty screens that scenarios must find.
    var wrong: [String]?

    /// The names of the correct screens that scenarios must leave alone.
    var right: [String]?

    /// What is asked besides messages and names.
    var asks: Question?

    /// What to name, such as lines by number, with the name that each must get.
    var names: [String: String]?

    /// The conversations of which the pattern is to be named.
    var conversations: [Conversation]?

    /// The numbers of the rules that the model must keep without its mediator.
    var modelAlone: [String]?

    /// The names that a file must no longer use, each with the reason.
    var misplaced: [Misplacement]?

    /// The names that a file must use, each with the reason.
    var needed: [Misplacement]?
  }

  /// Its place in the course.
  let number: Int

  /// Its name, such as `say-error`.
  let name: String

  /// The folder that describes it.
  let home: URL

  /// The names of the files that the learner changes, in order.
  let files: [String]

  private let description: Description

  /// The exercise that a folder such as `01-say-error` describes.
  ///
  /// - Throws: A `LearnFailure` where the folder is none of an exercise.
  init(in home: URL) throws(LearnFailure) {
    let parts = home.lastPathComponent.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw LearnFailure("\(home.path) is not an exercise: its name is not NUMBER-NAME")
    }
    (self.number, name, self.home) = (number, String(parts[1]), home)
    let file = home.appendingPathComponent("exercise.json")
    do {
      description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
      files = try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
        .filter { Part(ofFileNamed: $0) != nil }
    } catch {
      throw LearnFailure(reading: file, error)
    }
  }

  /// What the description says.
  package subscript<Value>(dynamicMember member: KeyPath<Description, Value>) -> Value {
    description[keyPath: member]
  }

  /// What the description lists; nothing where it does not say.
  package subscript<Value>(dynamicMember member: KeyPath<Description, [Value]?>) -> [Value] {
    description[keyPath: member] ?? []
  }

  /// The name of its folder, such as `01-say-error`.
  package var folder: String { home.lastPathComponent }

  /// What the learner writes, in the order in which it is judged.
  var parts: [Part] {
    let parts = files.compactMap(Part.init(ofFileNamed:))
    return Part.allCases.filter(parts.contains)
  }

  /// Indicates whether the learner writes Swift, which is built.
  var isInCode: Bool { parts.contains(.code) }

  /// Indicates whether the learner's code has a screen, whose behaviour is judged and traced.
  var hasScreen: Bool { isInCode && self.kind != .test }
}
