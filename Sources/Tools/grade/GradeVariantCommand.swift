import CommandVerbs
import Grading
import TextLayout

extension GradeProgram {
  /// The verb `grade variant`: tells the words that a student is to use.
  var variantVerb: Verb {
    Verb(
      "variant", summary: "The words that a student is to use, by a rubric's variant.",
      details: """
        A rubric can ask for other words than the rules have, drawn for each student from the secret \
        and the student's name. This tells them, a line for each: the word of the rules, and the one \
        that takes its place. Give the same rubric, secret and name as for grade.
        """,
      options: [
        GradeOptions.rubric, GradeOptions.seedFile, GradeOptions.student, GradeOptions.path,
      ],
      examples: ["variant --rubric rubric.json --seed-file secret.txt --student kim"],
      run: tellVariant)
  }

  private func tellVariant(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let student = arguments[GradeOptions.student] else {
      throw UsageError("grade variant needs --student ID: the words are others for each student")
    }
    let rubric = try rubric(arguments, console)
    guard !rubric.variant.isEmpty else {
      throw UsageError("the rubric has no variant: every student uses the words of the rules")
    }
    let words = Grader.words(of: rubric, for: student, secret: try secret(arguments) ?? "")
    for (word, other) in words.sorted(by: { $0.key < $1.key }) {
      try console.write("\(word.quoted): \(other.quoted)\n")
    }
    return true
  }
}
