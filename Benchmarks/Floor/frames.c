#ifdef MARTLET_GTK

#include "CFloor.h"

GtkWidget *floor_window(const char *title) {
    GListModel *windows = gtk_window_get_toplevels();
    GtkWidget *found = NULL;
    for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
        GtkWindow *window = g_list_model_get_item(windows, index);
        if (g_strcmp0(gtk_window_get_title(window), title) == 0) {
            found = GTK_WIDGET(window);
        }
        g_object_unref(window);
    }
    return found;
}

static void count_frame(GdkFrameClock *clock, int *left) {
    *left -= 1;
}

void floor_draw_frames(GtkWidget *window, int count) {
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    int left = count;
    gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(count_frame), &left);
    while (left > 0) {
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT);
        g_main_context_iteration(NULL, TRUE);
    }
    g_signal_handler_disconnect(clock, handler);
}

static gboolean end(gpointer is_over) {
    *(gboolean *)is_over = TRUE;
    return G_SOURCE_REMOVE;
}

void floor_run(int milliseconds) {
    gboolean is_over = FALSE;
    g_timeout_add(milliseconds, end, &is_over);
    while (!is_over) {
        g_main_context_iteration(NULL, TRUE);
    }
}

void floor_disable_animations(void) {
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
}

#endif
