#ifndef MARTLET_FIRST_FRAME_H
#define MARTLET_FIRST_FRAME_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

/// Where the environment has `MARTLET_REPORT_FIRST_FRAME`: once `window` has been drawn for the first time, prints
/// the milliseconds since the program was loaded, the milliseconds that processors worked for it and its resident
/// memory in kilobytes, separated by tabs, and ends the program. Otherwise it does nothing.
void martlet_report_first_frame(GtkWidget *window);

G_END_DECLS

#endif
