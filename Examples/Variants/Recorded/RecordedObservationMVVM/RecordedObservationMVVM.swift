// The views of ObservationMVVM, as they record messages: the plugin RecordViews makes them.
