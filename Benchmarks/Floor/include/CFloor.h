#ifndef CFLOOR_H
#define CFLOOR_H

#include "../../../Sources/CGTK/shim.h"

// The programs that ours are measured beside, written by hand in C on GTK as one would without any library between.

/// A window with a table: rows in a box in a scrolled window, all of them made.
typedef struct FloorRows FloorRows;

FloorRows *floor_rows_new(void);
GtkWidget *floor_rows_window(FloorRows *rows);
void floor_rows_append(FloorRows *rows, int count);
void floor_rows_clear(FloorRows *rows);
void floor_rows_update(FloorRows *rows);
void floor_rows_select(FloorRows *rows, int index);
void floor_rows_swap(FloorRows *rows);
void floor_rows_remove(FloorRows *rows, int index);
int floor_rows_count(FloorRows *rows);
/// The label that a row shows; NULL if there is no such row.
const char *floor_rows_label(FloorRows *rows, int index);

/// The rows of a list, as data: to be made before a list is measured.
GListModel *floor_list_model(int count);
/// A window with a `GtkListView` of them, shown.
GtkWidget *floor_list_window(GListModel *model);

/// The window with a title; NULL if there is none.
GtkWidget *floor_window(const char *title);
/// Runs the main loop until a window has been through so many frames. A frame that has nothing to draw draws nothing.
void floor_draw_frames(GtkWidget *window, int count);
/// Runs the main loop for some milliseconds.
void floor_run(int milliseconds);
/// Ends the animations of the toolkit.
void floor_disable_animations(void);

#endif
