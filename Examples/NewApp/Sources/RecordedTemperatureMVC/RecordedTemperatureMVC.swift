// The views of TemperatureMVC, as they record messages: the plugin RecordViews makes them.
