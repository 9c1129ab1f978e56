// The views of OddScreens, as they record messages: the plugin RecordViews makes them.
