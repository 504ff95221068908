#ifdef MARTLET_GTK

#include "martlet_first_frame.h"

#include "martlet_clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static double start;

// Before `main`, so that nothing of the program itself is missed.
__attribute__((constructor)) static void note_start(void) {
    start = martlet_milliseconds(CLOCK_MONOTONIC);
}

static void frame_was_drawn(GdkFrameClock *clock, GtkWidget *window) {
    if (!gtk_widget_get_mapped(window)) {
        return;
    }
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%*s %ld", &pages) != 1) {
            pages = 0;
        }
        fclose(file);
    }
    printf(
        "%.1f\t%.1f\t%ld\n", martlet_milliseconds(CLOCK_MONOTONIC) - start, martlet_milliseconds(CLOCK_PROCESS_CPUTIME_ID),
        pages * sysconf(_SC_PAGESIZE) / 1024);
    fflush(stdout);
    _exit(0);
}

void martlet_report_first_frame(GtkWidget *window) {
    if (getenv("MARTLET_REPORT_FIRST_FRAME") == NULL) {
        return;
    }
    gtk_widget_realize(window);
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    g_signal_connect(clock, "after-paint", G_CALLBACK(frame_was_drawn), window);
}

#endif
