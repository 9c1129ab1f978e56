// The views of MainActorMVP, as they record messages: the plugin RecordViews makes them.
