#pragma once
#include <gtk/gtk.h>

/// Makes a buffer for an entry that holds texts of any length; GTK's own ends at 65,534 bytes.
GtkEntryBuffer *long_text_new(void);
