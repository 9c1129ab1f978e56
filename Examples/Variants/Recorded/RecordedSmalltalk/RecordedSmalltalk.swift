// The views of Smalltalk, as they record messages: the plugin RecordViews makes them.
