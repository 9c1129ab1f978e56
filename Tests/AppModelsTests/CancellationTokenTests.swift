import AppModels
import Testing

struct CancellationTokenTests {
  @Test
  func `work is cancelled when its token is released, once`() {
    var cancellations = 0
    var token: CancellationToken? = CancellationToken { cancellations += 1 }
    #expect(token != nil && cancellations == 0)
    token = nil
    #expect(cancellations == 1)
  }
}
