import Foundation

extension Benchmark {
  private static let help = """
    benchmark [LENGTH]

    Measures how fast gestures are in each pattern, how fast the kit looks for differences, how long
    a whole verification takes, and how fast the models read long texts. LENGTH is the number of
    keys, from 1 to 7, in the longest sequences that are tried; 5 unless given. Only the figures of
    a release build mean anything.
    Exit status: 0, or 2 for a usage error or output that is lost.

    For example: swift run -c release --package-path Examples benchmark 3

    """

  /// The length of sequences that a command line asks for; exits for help and mistakes.
  static func length(from arguments: [String]) -> Int {
    guard !arguments.contains("-h"), !arguments.contains("--help") else {
      write(help)
      exit(0)
    }
    guard arguments.count <= 1, let length = Int(arguments.first ?? "5"), 1...7 ~= length else {
      refuse("it takes a LENGTH, which is a number from 1 to 7")
    }
    return length
  }

  /// Writes to standard output; exits if that is closed or full.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      refuse("cannot write to standard output")
    }
  }

  private static func refuse(_ problem: String) -> Never {
    let message = "benchmark: \(problem)\nTry: benchmark --help\n"
    do { try FileHandle.standardError.write(contentsOf: Data(message.utf8)) } catch {}
    exit(2)
  }
}
