// The views of SupervisingController, as they record messages: the plugin RecordViews makes them.
