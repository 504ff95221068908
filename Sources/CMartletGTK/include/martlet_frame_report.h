#ifndef MARTLET_FRAME_REPORT_H
#define MARTLET_FRAME_REPORT_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

/// Where the environment has `MARTLET_REPORT_FRAMES`, the path of a file: adds a line to it for each frame of `window`
/// with the milliseconds that a processor worked on the main thread for it since the frame before, and how many of these
/// went into painting, separated by a tab. Otherwise it does nothing.
void martlet_report_frames(GtkWidget *window);

G_END_DECLS

#endif
