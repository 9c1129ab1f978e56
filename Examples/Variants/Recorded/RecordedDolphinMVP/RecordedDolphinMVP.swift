// The views of DolphinMVP, as they record messages: the plugin RecordViews makes them.
