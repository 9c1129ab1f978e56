import Foundation
import HostSystem
import Testing

/// What a person is told of an error, whoever it came from.
struct ErrorReasonTests {
  private struct Own: Error, CustomStringConvertible {
    let description = "too many cooks"
  }

  private struct Recipe: Decodable {
    struct Dish: Decodable {
      let eggs: Int
    }

    let dish: Dish
  }

  private func failure(reading text: String) -> (any Error)? {
    do {
      _ = try JSONDecoder().decode(Recipe.self, from: Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `an error of the system is told in the system's words`() {
    #expect(NSError(domain: NSPOSIXErrorDomain, code: 2).reason == "No such file or directory")
    let cause = NSError(domain: NSPOSIXErrorDomain, code: 13)
    let outer = NSError(
      domain: "Outer", code: 2,
      userInfo: [NSUnderlyingErrorKey: cause, NSLocalizedDescriptionKey: "it went wrong"])
    #expect(outer.reason == "Permission denied")
  }

  @Test func `an error of this package says itself what is wrong`() {
    #expect(Own().reason == "too many cooks")
  }

  @Test func `an error of a library is told in its words, if there are any but its name`() {
    let words = NSError(
      domain: "Kitchen", code: 7, userInfo: [NSLocalizedDescriptionKey: "the oven is cold"])
    #expect(words.reason == "the oven is cold")
    #expect(NSError(domain: "Kitchen", code: 7).reason == "the system gives no reason")
  }

  @Test func `an error of Foundation is told in its words, and not by its name`() {
    for error in [CocoaError(.fileReadNoSuchFile), URLError(.badURL)] as [any Error] {
      #expect(error.reason != "\(error)")
      #expect(!error.reason.contains("Code="))
    }
  }

  @Test(arguments: [
    (#"{"dish": {"eggs": "three"}}"#, "unreadable data at dish.eggs: "),
    (#"{"dish": {}}"#, "unreadable data at dish: "),
    (#"{"dish": {"eggs": null}}"#, "unreadable data at dish"),
    ("[]", "unreadable data: "), ("{", "unreadable data: "),
  ])
  func `data that cannot be read are told with the place in them`(text: String, words: String)
    throws
  {
    let reason = try #require(failure(reading: text)).reason
    #expect(reason.hasPrefix(words), "\(reason)")
  }
}
