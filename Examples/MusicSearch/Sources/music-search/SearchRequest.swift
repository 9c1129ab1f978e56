import AppModels
import Foundation
import MusicServices

/// The words of the command line: a term, and the address of a service.
struct SearchRequest {
  /// The term, as typed.
  let term: String

  /// The address of the service.
  let address: URLComponents

  private static let help = """
    music-search TERM [ADDRESS]

    Searches for songs, and prints them, a line each. ADDRESS is that of a service which answers as
    Apple's does, which is asked unless it is given.
    Exit status: 0, 1 if the search failed, 2 for a usage error or output that is lost.

    For example: music-search IU

    """

  /// Reads the words; exits for help and mistakes, which it does not repeat.
  init(_ words: [String]) {
    guard !words.contains("-h"), !words.contains("--help") else {
      Self.write(Self.help)
      exit(0)
    }
    guard let term = words.first, SearchTerm(query: term) != nil else {
      Self.refuse("name a TERM to search for, which is not blank")
    }
    guard words.count <= 2 else {
      Self.refuse("it takes a TERM and an ADDRESS; quote a TERM that has blanks in it")
    }
    guard let address = words.count < 2 ? ITunesQuery.address : ITunesQuery.address(words[1]) else {
      Self.refuse("ADDRESS is one such as http://localhost:8080/search")
    }
    self.term = term
    self.address = address
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
    let message = "music-search: \(problem)\nTry: music-search --help\n"
    do { try FileHandle.standardError.write(contentsOf: Data(message.utf8)) } catch {}
    exit(2)
  }
}
