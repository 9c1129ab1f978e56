import AppModels
import AppScreens

/// The music search over a service of any kind, in each pattern by its name.
let liveMusicSearchScreens:
  [String: @Sendable (any MusicService) -> any Screen<MusicSearchGesture, MusicSearchDisplay>] = [
    "MVC": MVCMusicSearchScreen.init,
    "MVP": MVPMusicSearchScreen.init,
    "MVVM": MVVMMusicSearchScreen.init,
  ]

/// The world of a screen over a real service, which acts by itself and not by steps.
final class LiveWorld: World {
  func deliver(_ event: MusicSearchEvent) {}

  var parts: [AnyObject] { [self] }

  var pending: [String] { [] }
}
