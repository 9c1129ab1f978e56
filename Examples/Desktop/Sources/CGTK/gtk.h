// What newer versions call deprecated is what 4.8 has.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>
