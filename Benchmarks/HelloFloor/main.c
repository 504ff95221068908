// A window that says hello, by hand: what a program's start is measured beside. It reports its first frame as
// programs on Martlet do, and ends. With the argument `plain` it is a window of GTK alone, without libadwaita.

#ifdef MARTLET_GTK

#include <adwaita.h>
#include <string.h>

// The same report, compiled in: the module that it is part of needs the Swift runtime.
#include "../../Sources/CMartletGTK/martlet_first_frame.c"

static gboolean is_plain;

static void activate(GtkApplication *application) {
    GtkWidget *window;
    GtkWidget *label = gtk_label_new("Hello, world");
    if (is_plain) {
        window = gtk_application_window_new(application);
        gtk_window_set_child(GTK_WINDOW(window), label);
    } else {
        window = adw_application_window_new(application);
        GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
        gtk_box_append(GTK_BOX(box), adw_header_bar_new());
        gtk_widget_set_vexpand(label, TRUE);
        gtk_box_append(GTK_BOX(box), label);
        adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
    }
    gtk_window_set_default_size(GTK_WINDOW(window), 720, 560);
    gtk_window_present(GTK_WINDOW(window));
    martlet_report_first_frame(window);
}

int main(int count, char **arguments) {
    is_plain = count > 1 && strcmp(arguments[1], "plain") == 0;
    GtkApplication *application;
    if (is_plain) {
        application = gtk_application_new("local.HelloFloor", G_APPLICATION_NON_UNIQUE);
    } else {
        application = GTK_APPLICATION(adw_application_new("local.HelloFloor", G_APPLICATION_NON_UNIQUE));
    }
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 1, arguments);
}

#else

int main(void) {
    return 0;
}

#endif
