// The headless services, as they record requests and responses: the plugin RecordViews makes them.
