// The views of MainActorMVVM, as they record messages: the plugin RecordViews makes them.
