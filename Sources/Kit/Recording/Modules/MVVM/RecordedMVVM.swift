// The views of MVVM, as they record messages: the plugin RecordViews makes them.
