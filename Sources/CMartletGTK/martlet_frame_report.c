#ifdef MARTLET_GTK

#include "martlet_frame_report.h"

#include "martlet_clock.h"

#include <stdio.h>
#include <stdlib.h>

/// What is known of the frames of one window.
typedef struct {
    double end_of_last;
    double start_of_paint;
} Frames;

static double milliseconds_of_work(void) {
    return martlet_milliseconds(CLOCK_THREAD_CPUTIME_ID);
}

// What comes after the layout of a frame is its painting.
static void layout_ended(GdkFrameClock *clock, Frames *frames) {
    frames->start_of_paint = milliseconds_of_work();
}

static void frame_ends(GdkFrameClock *clock, Frames *frames) {
    double now = milliseconds_of_work();
    FILE *file = fopen(getenv("MARTLET_REPORT_FRAMES"), "a");
    if (file != NULL) {
        // A frame in which nothing was painted has no such phase.
        double painting = frames->start_of_paint >= frames->end_of_last ? now - frames->start_of_paint : 0;
        fprintf(file, "%.2f\t%.2f\n", now - frames->end_of_last, painting);
        fclose(file);
    }
    // What the report itself costs is no work for a frame.
    frames->end_of_last = milliseconds_of_work();
}

void martlet_report_frames(GtkWidget *window) {
    if (getenv("MARTLET_REPORT_FRAMES") == NULL) {
        return;
    }
    gtk_widget_realize(window);
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    Frames *frames = g_new0(Frames, 1);
    frames->end_of_last = milliseconds_of_work();
    g_signal_connect_after(clock, "layout", G_CALLBACK(layout_ended), frames);
    g_signal_connect_data(
        clock, "after-paint", G_CALLBACK(frame_ends), frames, (GClosureNotify)(void (*)(void))g_free, 0);
}

#endif
