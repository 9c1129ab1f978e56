// The views of MVC, as they record messages: the plugin RecordViews makes them.
