import Foundation

/// An exercise as its folder describes it: what to do, what it is judged by, and its files.
package struct Exercise: Sendable {
  /// A way of exercising.
  enum Kind: String, Decodable {
    /// Code that is wrong becomes right.
    case mend

    /// Code with blanks becomes whole.
    case complete

    /// Messages are foretold.
    case predict

    /// Messages on cards are put in order.
    case order

    /// Scenarios divide wrong screens from right ones.
    case test
  }

  /// What `exercise.json` says.
  private struct Description: Decodable {
    let kind: Kind
    let app: String
    let patterns: [String]
    var steps: [String]?
    var behaviour: [String]?
    var structure: [String]?
    var from: [String]?
    var condition: String?
    var wrong: [String]?
    var right: [String]?
  }

  /// Its place in the course.
  let number: Int

  /// Its name, such as `say-error`.
  let name: String

  /// The folder that describes it.
  let home: URL

  private let description: Description

  /// The exercise that a folder such as `01-say-error` describes.
  ///
  /// - Throws: A `LearnFailure` where the folder is none of an exercise.
  init(in home: URL) throws(LearnFailure) {
    let parts = home.lastPathComponent.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw LearnFailure("\(home.path) is no exercise: its name is not NUMBER-NAME")
    }
    (self.number, name, self.home) = (number, String(parts[1]), home)
    let file = home.appendingPathComponent("exercise.json")
    do {
      description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
    } catch {
      throw LearnFailure(reading: file, error)
    }
  }

  /// The way of exercising.
  var kind: Kind { description.kind }

  /// The name of the app that it is about.
  var app: String { description.app }

  /// The names of the patterns that it is about, the one to work on first.
  var patterns: [String] { description.patterns }

  /// The steps whose trace is asked for, or shown on request.
  var steps: [String] { description.steps ?? [] }

  /// The numbers of the rules of behaviour that it is about.
  var behaviour: [String] { description.behaviour ?? [] }

  /// The numbers of the rules of architecture that it is judged by.
  var structure: [String] { description.structure ?? [] }

  /// The files and folders of the lesson that are given.
  var lesson: [String] { description.from ?? [] }

  /// The condition under which scenarios are taken, by its name.
  var condition: String { description.condition ?? "plain" }

  /// The names of the wrong screens that scenarios must find.
  var wrong: [String] { description.wrong ?? [] }

  /// The names of the right screens that scenarios must leave alone.
  var right: [String] { description.right ?? [] }

  /// The name of its folder, such as `01-say-error`.
  var folder: String { home.lastPathComponent }

  /// Indicates whether the learner writes Swift, which is built.
  var isInCode: Bool {
    switch kind {
    case .mend, .complete: true
    case .predict, .order, .test: false
    }
  }
}
