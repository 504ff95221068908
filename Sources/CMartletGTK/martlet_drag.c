#ifdef MARTLET_GTK

#include "martlet_drag.h"

// MARK: What is dragged

struct _MartletContent {
    GdkContentProvider parent;
    GdkContentFormats *formats;
    MartletContentFunction function;
    gpointer data;
    GDestroyNotify destroy;
};

G_DEFINE_FINAL_TYPE(MartletContent, martlet_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *martlet_content_ref_formats(GdkContentProvider *provider) {
    return gdk_content_formats_ref(MARTLET_CONTENT(provider)->formats);
}

static void martlet_content_write(
    GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority,
    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data
) {
    MartletContent *self = MARTLET_CONTENT(provider);
    GTask *task = g_task_new(provider, cancellable, callback, user_data);
    g_task_set_priority(task, priority);
    g_task_set_task_data(task, g_object_ref(stream), g_object_unref);
    self->function(mime_type, task, self->data);
}

static gboolean martlet_content_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void martlet_content_written(GObject *stream, GAsyncResult *result, gpointer data) {
    GTask *task = data;
    GError *error = NULL;
    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error)) {
        g_task_return_boolean(task, TRUE);
    } else {
        g_task_return_error(task, error);
    }
    g_object_unref(task);
}

void martlet_content_finish(GTask *request, GBytes *bytes) {
    if (bytes == NULL) {
        g_task_return_new_error(request, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "There are no such data");
        g_object_unref(request);
        return;
    }
    gsize size = 0;
    const void *start = g_bytes_get_data(bytes, &size);
    // They have to be there until they are written.
    g_object_set_data_full(G_OBJECT(request), "bytes", g_bytes_ref(bytes), (GDestroyNotify)g_bytes_unref);
    g_output_stream_write_all_async(
        g_task_get_task_data(request), start, size, g_task_get_priority(request), g_task_get_cancellable(request),
        martlet_content_written, request);
}

static void martlet_content_finalize(GObject *object) {
    MartletContent *self = MARTLET_CONTENT(object);
    if (self->destroy != NULL) {
        self->destroy(self->data);
    }
    g_clear_pointer(&self->formats, gdk_content_formats_unref);
    G_OBJECT_CLASS(martlet_content_parent_class)->finalize(object);
}

static void martlet_content_class_init(MartletContentClass *class) {
    G_OBJECT_CLASS(class)->finalize = martlet_content_finalize;
    GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);
    provider_class->ref_formats = martlet_content_ref_formats;
    provider_class->write_mime_type_async = martlet_content_write;
    provider_class->write_mime_type_finish = martlet_content_write_finish;
}

static void martlet_content_init(MartletContent *self) {}

MartletContent *martlet_content_new(
    const char *const *mime_types, MartletContentFunction function, gpointer data, GDestroyNotify destroy
) {
    MartletContent *self = g_object_new(MARTLET_TYPE_CONTENT, NULL);
    GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new();
    for (; *mime_types != NULL; mime_types++) {
        gdk_content_formats_builder_add_mime_type(builder, *mime_types);
    }
    self->formats = gdk_content_formats_builder_free_to_formats(builder);
    self->function = function;
    self->data = data;
    self->destroy = destroy;
    return self;
}

// MARK: What is dropped

gboolean martlet_drop_is_own(GdkDrop *drop) {
    GdkDrag *drag = gdk_drop_get_drag(drop);
    if (drag == NULL) {
        return FALSE;
    }
    GdkContentProvider *content = gdk_drag_get_content(drag);
    return content != NULL && MARTLET_IS_CONTENT(content);
}

typedef struct {
    MartletDropFunction function;
    gpointer data;
} MartletReading;

static void martlet_reading_finish(MartletReading *reading, GBytes *bytes) {
    reading->function(bytes, reading->data);
    g_free(reading);
}

static void martlet_drop_did_splice(GObject *stream, GAsyncResult *result, gpointer data) {
    gboolean is_read = g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL) >= 0;
    GBytes *bytes = is_read ? g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream)) : NULL;
    martlet_reading_finish(data, bytes);
    g_clear_pointer(&bytes, g_bytes_unref);
}

static void martlet_reading_did_open(GInputStream *stream, gpointer data) {
    if (stream == NULL) {
        martlet_reading_finish(data, NULL);
        return;
    }
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
        G_PRIORITY_DEFAULT, NULL, martlet_drop_did_splice, data);
    g_object_unref(stream);
    g_object_unref(memory);
}

static void martlet_drop_did_open(GObject *drop, GAsyncResult *result, gpointer data) {
    martlet_reading_did_open(gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL), data);
}

static void martlet_clipboard_did_open(GObject *clipboard, GAsyncResult *result, gpointer data) {
    martlet_reading_did_open(gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL), data);
}

static MartletReading *martlet_reading_new(MartletDropFunction function, gpointer data) {
    MartletReading *reading = g_new(MartletReading, 1);
    *reading = (MartletReading){.function = function, .data = data};
    return reading;
}

void martlet_drop_read(GdkDrop *drop, const char *mime_type, MartletDropFunction function, gpointer data) {
    const char *mime_types[] = {mime_type, NULL};
    gdk_drop_read_async(
        drop, mime_types, G_PRIORITY_DEFAULT, NULL, martlet_drop_did_open, martlet_reading_new(function, data));
}

void martlet_clipboard_read(
    GdkClipboard *clipboard, const char *mime_type, MartletDropFunction function, gpointer data
) {
    const char *mime_types[] = {mime_type, NULL};
    gdk_clipboard_read_async(
        clipboard, mime_types, G_PRIORITY_DEFAULT, NULL, martlet_clipboard_did_open,
        martlet_reading_new(function, data));
}

gboolean martlet_clipboard_has(GdkClipboard *clipboard, MartletContent *content) {
    return gdk_clipboard_get_content(clipboard) == GDK_CONTENT_PROVIDER(content);
}

void martlet_clipboard_set(GdkClipboard *clipboard, MartletContent *content) {
    gdk_clipboard_set_content(clipboard, GDK_CONTENT_PROVIDER(content));
}

typedef struct {
    MartletDropActions actions;
    gpointer data;
    GDestroyNotify destroy;
} MartletDropTarget;

static void martlet_drop_target_free(gpointer data, GClosure *closure) {
    MartletDropTarget *target = data;
    if (target->destroy != NULL) {
        target->destroy(target->data);
    }
    g_free(target);
}

static GdkDragAction martlet_drop_moved(
    GtkDropTargetAsync *controller, GdkDrop *drop, double x, double y, MartletDropTarget *target
) {
    return target->actions.moved(drop, x, y, target->data);
}

static void martlet_drop_left(GtkDropTargetAsync *controller, GdkDrop *drop, MartletDropTarget *target) {
    target->actions.left(drop, target->data);
}

static gboolean martlet_drop_dropped(
    GtkDropTargetAsync *controller, GdkDrop *drop, double x, double y, MartletDropTarget *target
) {
    target->actions.dropped(drop, x, y, target->data);
    return TRUE;
}

void martlet_widget_accept_drops(
    GtkWidget *widget, MartletDropActions actions, gpointer data, GDestroyNotify destroy
) {
    MartletDropTarget *target = g_new(MartletDropTarget, 1);
    *target = (MartletDropTarget){.actions = actions, .data = data, .destroy = destroy};
    GtkDropTargetAsync *controller = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE | GDK_ACTION_LINK);
    g_signal_connect_data(
        controller, "drag-enter", G_CALLBACK(martlet_drop_moved), target, martlet_drop_target_free, 0);
    g_signal_connect(controller, "drag-motion", G_CALLBACK(martlet_drop_moved), target);
    g_signal_connect(controller, "drag-leave", G_CALLBACK(martlet_drop_left), target);
    g_signal_connect(controller, "drop", G_CALLBACK(martlet_drop_dropped), target);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(controller));
}

#endif
