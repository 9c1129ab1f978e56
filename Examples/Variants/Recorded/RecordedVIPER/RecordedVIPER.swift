// The views of VIPER, as they record messages: the plugin RecordViews makes them.
