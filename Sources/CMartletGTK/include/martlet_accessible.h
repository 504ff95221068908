#ifndef MARTLET_ACCESSIBLE_H
#define MARTLET_ACCESSIBLE_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

// GTK's own functions for these take a variable number of arguments, which Swift cannot call.
// NULL and an empty text take the property back.

/// Sets what a screen reader calls the widget.
void martlet_accessible_set_label(GtkWidget *widget, const char *label);

/// Sets what a screen reader says of the widget beyond its name.
void martlet_accessible_set_description(GtkWidget *widget, const char *description);

/// Sets the value of a widget that has one, as text.
void martlet_accessible_set_value_text(GtkWidget *widget, const char *text);

/// Sets the level of a heading, from 1.
void martlet_accessible_set_level(GtkWidget *widget, int level);

/// Hides the widget from screen readers, or shows it again.
void martlet_accessible_set_hidden(GtkWidget *widget, gboolean hidden);

/// Says whether the widget is selected.
void martlet_accessible_set_selected(GtkWidget *widget, gboolean selected);

/// Says that `label` names `widget`.
void martlet_accessible_set_labelled_by(GtkWidget *widget, GtkWidget *label);

G_END_DECLS

#endif
