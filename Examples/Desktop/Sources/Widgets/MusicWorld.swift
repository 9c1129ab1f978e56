import AppModels
import AppScreens

/// A music service that a screen has as its service: a headless one, or one that answers by itself.
package typealias MusicWorld = MusicService & World<MusicSearchEvent>
