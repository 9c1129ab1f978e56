// The views of PresentationModel, as they record messages: the plugin RecordViews makes them.
