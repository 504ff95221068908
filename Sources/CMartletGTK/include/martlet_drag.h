#ifndef MARTLET_DRAG_H
#define MARTLET_DRAG_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

#define MARTLET_TYPE_CONTENT (martlet_content_get_type())
/// What is dragged out of a program: kinds of data that are made when they are asked for.
G_DECLARE_FINAL_TYPE(MartletContent, martlet_content, MARTLET, CONTENT, GdkContentProvider)

/// Makes data of a MIME type, and hands them to `martlet_content_finish` with the request, now or later.
typedef void (*MartletContentFunction)(const char *mime_type, GTask *request, gpointer data);

/// Makes content of these MIME types, the list of which ends with NULL.
MartletContent *martlet_content_new(
    const char *const *mime_types, MartletContentFunction function, gpointer data, GDestroyNotify destroy
);

/// Hands over the data of a request, once, on the main thread; NULL where there are none.
void martlet_content_finish(GTask *request, GBytes *bytes);

/// Whether a drop is of content that was made here by `martlet_content_new`.
gboolean martlet_drop_is_own(GdkDrop *drop);

/// Called with the data of a drop or of the clipboard; NULL where they could not be read.
typedef void (*MartletDropFunction)(GBytes *bytes, gpointer data);

/// Reads the data that a drop has of a MIME type, and calls `function` once on the main thread.
void martlet_drop_read(GdkDrop *drop, const char *mime_type, MartletDropFunction function, gpointer data);

/// Reads the data that a clipboard has of a MIME type, and calls `function` once on the main thread.
void martlet_clipboard_read(
    GdkClipboard *clipboard, const char *mime_type, MartletDropFunction function, gpointer data
);

/// Whether content that was made here is what a clipboard has.
gboolean martlet_clipboard_has(GdkClipboard *clipboard, MartletContent *content);

/// Copies content that was made here.
void martlet_clipboard_set(GdkClipboard *clipboard, MartletContent *content);

/// What a widget does with what is dragged over it and dropped on it, in the widget's coordinates.
typedef struct {
    /// Says what would be done; 0 for nothing.
    GdkDragAction (*moved)(GdkDrop *drop, double x, double y, gpointer data);
    void (*left)(GdkDrop *drop, gpointer data);
    /// Has to call `gdk_drop_finish` sooner or later.
    void (*dropped)(GdkDrop *drop, double x, double y, gpointer data);
} MartletDropActions;

/// Lets things be dropped on a widget.
void martlet_widget_accept_drops(
    GtkWidget *widget, MartletDropActions actions, gpointer data, GDestroyNotify destroy
);

G_END_DECLS

#endif
