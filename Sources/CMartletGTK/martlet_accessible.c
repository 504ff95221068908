#ifdef MARTLET_GTK

#include "martlet_accessible.h"

static void set_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    if (text == NULL || *text == 0) {
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
    } else {
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
    }
}

void martlet_accessible_set_label(GtkWidget *widget, const char *label) {
    set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void martlet_accessible_set_description(GtkWidget *widget, const char *description) {
    set_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

void martlet_accessible_set_value_text(GtkWidget *widget, const char *text) {
    set_text(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

void martlet_accessible_set_level(GtkWidget *widget, int level) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void martlet_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void martlet_accessible_set_selected(GtkWidget *widget, gboolean selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void martlet_accessible_set_labelled_by(GtkWidget *widget, GtkWidget *label) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1
    );
}

#endif
