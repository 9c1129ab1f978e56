// The views of MVP, as they record messages: the plugin RecordViews makes them.
