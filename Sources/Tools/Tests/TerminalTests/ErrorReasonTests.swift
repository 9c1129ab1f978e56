import Foundation
import Testing
import TriptychTerminal

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

  @Test func `an error is told in the words of whoever it came from`() {
    #expect(Own().reason == "too many cooks")
    #expect(NSError(domain: NSPOSIXErrorDomain, code: 2).reason == "No such file or directory")
    let words = NSError(
      domain: "Kitchen", code: 7, userInfo: [NSLocalizedDescriptionKey: "the oven is cold"])
    #expect(words.reason == "the oven is cold")
    let error = CocoaError(.fileReadNoSuchFile)
    #expect(error.reason != "\(error)")
  }

  @Test func `data that cannot be read are told with the place in them`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Recipe.self, from: Data(#"{"dish": {"eggs": "three"}}"#.utf8))
    }
    #expect(error?.reason.contains("dish.eggs") == true)
  }
}
