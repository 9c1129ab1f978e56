import Foundation

/// The address of a search: `https://itunes.apple.com/search?media=music&entity=song&term=IU`.
public enum ITunesQuery {
  /// The address of Apple's service, without the query.
  public static var address: URLComponents {
    var address = URLComponents()
    address.scheme = "https"
    address.host = "itunes.apple.com"
    address.path = "/search"
    return address
  }

  /// The address of a service that answers as Apple's does; nil unless it is one on the web.
  public static func address(_ text: String) -> URLComponents? {
    guard let address = URLComponents(string: text), let host = address.host, !host.isEmpty,
      ["http", "https"].contains(address.scheme), address.url != nil
    else { return nil }
    return address
  }

  /// The address with the query for a term; nil if the address is none.
  static func url(at address: URLComponents, for term: String) -> URL? {
    var address = address
    address.percentEncodedQuery = "media=music&entity=song&term=\(encoded(term))"
    return address.url
  }

  /// The UTF-8 of a text, with `%` and two digits for all but ASCII letters, digits and `-._~`.
  ///
  /// Foundation leaves `+` as it is in a query, where the server reads a blank.
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default:
        (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
