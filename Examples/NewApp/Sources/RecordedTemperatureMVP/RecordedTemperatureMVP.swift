// The views of TemperatureMVP, as they record messages: the plugin RecordViews makes them.
