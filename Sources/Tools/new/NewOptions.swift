import TriptychCommandVerbs

/// The options of `new`.
enum NewOptions {
  static let app = ValueOption(
    "--app", "APP", takes: "a name", isRepeating: true,
    "an app for the pattern; default: all. May be given several times.")

  static let world = Flag(
    "--world", "gives the app a world, which acts on its screen besides the person.")

  static let rubric = ValueOption(
    "--rubric", "FILE", takes: "a path",
    "the rubric of the course; default: that of a first lab, one app in MVP.")

  static let exercises = ValueOption(
    "--exercises", "BLOCK", takes: "a block such as 5-10",
    "makes a course of learn's exercises, such as 5-10, in place of a rubric.")
}
