// The views of Unidirectional, as they record messages: the plugin RecordViews makes them.
