import AppModels
import AppScreens
import MusicServiceChecks
import MusicServices

/// The services that must keep to the contract.
enum SubjectKind: CaseIterable {
  case iTunes
  case debounced
  case headless
  case faultless

  @MainActor func makeSubject() throws -> MusicServiceSubject {
    switch self {
    case .iTunes:
      let server = try LoopbackServer()
      return MusicServiceSubject(
        ITunesMusicService(
          at: server.address, clock: ManualClock(), isolation: MainActor.shared),
        answer: server.release, answerCancelled: server.release)
    case .debounced:
      let inner = PendingMusicService()
      return MusicServiceSubject(
        DebouncedMusicService(
          inner, pause: .zero, clock: ManualClock(), isolation: MainActor.shared),
        answer: { term in
          await inner.asked(term)
          inner.reply(term)
        }, answerCancelled: { _ in })
    case .headless:
      let service = PendingMusicService()
      return MusicServiceSubject(service, answer: service.reply, answerCancelled: service.reply)
    case .faultless:
      return MusicServiceSubject(faulty: nil)
    }
  }
}

extension MusicServiceSubject {
  init(faulty fault: MusicServiceFault?) {
    let service = FaultyMusicService(fault)
    self.init(service, answer: service.answer, answerCancelled: service.answer)
  }
}
