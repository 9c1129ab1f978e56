// The views of CocoaMVC, as they record messages: the plugin RecordViews makes them.
