import AppModels
import AppScreens

/// A music service that a screen can own: a headless one, or one that answers by itself.
package typealias DesktopMusicService = MusicService & HeadlessService<MusicSearchEvent>
