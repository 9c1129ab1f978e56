import Foundation

/// The exercises of a package, by the rules that they are about.
package enum ExerciseIndex {
  /// What an exercise's description says of rules.
  private struct Description: Decodable {
    var behaviour: [String]?
    var structure: [String]?
  }

  /// The name of the exercise that is about a rule and about the fewest others, by the rule's number.
  ///
  /// - Parameter folder: The folder of all exercises; one that is not there has none.
  /// - Returns: The names of exercises.
  /// - Throws: An error for a folder or a description that cannot be read.
  package static func exercises(in folder: String) throws -> [String: String] {
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder) else { return [:] }
    var found: [String: (name: String, count: Int)] = [:]
    for name in try manager.contentsOfDirectory(atPath: folder).sorted() {
      guard let data = manager.contents(atPath: "\(folder)/\(name)/exercise.json") else { continue }
      let description = try JSONDecoder().decode(Description.self, from: data)
      let rules = (description.behaviour ?? []) + (description.structure ?? [])
      for rule in rules where found[rule].map({ rules.count < $0.count }) ?? true {
        found[rule] = (name, rules.count)
      }
    }
    return found.mapValues(\.name)
  }
}
