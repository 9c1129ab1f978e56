import AppModels
import AppScreens

/// A music service that is the world of a screen: a headless one, or one that answers by itself.
package typealias MusicWorld = MusicService & World<MusicSearchEvent>
