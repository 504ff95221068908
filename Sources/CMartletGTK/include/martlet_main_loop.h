#ifndef MARTLET_MAIN_LOOP_H
#define MARTLET_MAIN_LOOP_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

/// Makes GLib's default context serve the main dispatch queue and the main run loop as well.
///
/// Call it on the main thread before the loop runs; a second call does nothing.
void martlet_main_loop_install(void);

/// Starts to count how often the default context came back from waiting.
void martlet_main_loop_count_wakes(void);

/// The number of times the default context came back from waiting since counting began.
guint64 martlet_main_loop_wake_count(void);

G_END_DECLS

#endif
