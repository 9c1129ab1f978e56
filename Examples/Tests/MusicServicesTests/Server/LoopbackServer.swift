import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The stand-in for Apple's service, as one test has it: its terms are not those of other tests.
struct LoopbackServer {
  enum Failure: Error {
    case refuses(String)
  }

  private static let lastNumber = Atomic(0)

  private let port: Int
  private let number = lastNumber.add(1, ordering: .relaxed).newValue

  /// Starts the process, unless it runs.
  init() throws {
    port = try ServerProcess.shared.get().port
  }

  /// The address to search at.
  var address: URLComponents { address(of: "search") }

  /// Lets the answer to a late term go.
  func release(_ term: String) async throws {
    try await tell("release", term)
  }

  /// Returns as soon as a term has been asked for.
  func arrived(_ term: String) async throws {
    try await tell("arrived", term)
  }

  /// Returns as soon as the client that asked for a term has closed its connection.
  func gone(_ term: String) async throws {
    try await tell("gone", term)
  }

  private func address(of verb: String) -> URLComponents {
    var address = URLComponents()
    address.scheme = "http"
    address.host = "127.0.0.1"
    address.port = port
    address.path = "/\(number)/\(verb)"
    return address
  }

  private func tell(_ verb: String, _ term: String) async throws {
    var address = address(of: verb)
    address.queryItems = [URLQueryItem(name: "term", value: term)]
    guard let url = address.url else { throw Failure.refuses(verb) }
    let (data, _) = try await URLSession(configuration: .ephemeral).data(from: url)
    guard data == Data("done".utf8) else { throw Failure.refuses(verb) }
  }
}
