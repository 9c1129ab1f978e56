// The views of InputOutput, as they record messages: the plugin RecordViews makes them.
