import Foundation
import Testing

@testable import MusicServices

struct ITunesQueryTests {
  @Test(arguments: [
    ("IU", "IU"), ("azAZ09-._~", "azAZ09-._~"), ("a b", "a%20b"), ("a+b", "a%2Bb"),
    ("a&b=c#d", "a%26b%3Dc%23d"), ("é", "%C3%A9"), ("아", "%EC%95%84"), ("\t%", "%09%25"),
  ])
  func `a term is encoded`(term: String, encoded: String) {
    let address = "https://itunes.apple.com/search?media=music&entity=song&term="
    #expect(
      ITunesQuery.url(at: ITunesQuery.address, for: term)?.absoluteString == address + encoded)
  }
}
