// The views of TemperatureMVVM, as they record messages: the plugin RecordViews makes them.
