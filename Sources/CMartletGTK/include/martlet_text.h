#ifndef MARTLET_TEXT_H
#define MARTLET_TEXT_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

#define MARTLET_TYPE_TEXT (martlet_text_get_type())
/// A piece of text that was laid out before: it draws, and never measures.
G_DECLARE_FINAL_TYPE(MartletText, martlet_text, MARTLET, TEXT, GtkWidget)

/// Makes a text with an accessible role.
MartletText *martlet_text_new(GtkAccessibleRole role);

/// Shows `layout`, which must not change afterwards, with its origin at the given place; NULL shows nothing.
/// Returns whether that is anything new.
gboolean martlet_text_set_layout(MartletText *text, PangoLayout *layout, float x, float y);

/// What `widget` shows, for tests: NULL if it is no text or shows nothing. It belongs to the widget.
const char *martlet_text_get_string(GtkWidget *widget);

/// Whether the place that the text was given still holds, whatever has happened to its style since.
gboolean martlet_text_is_settled(MartletText *text);

/// Draws in `color`; NULL, the default, draws in the colour that the theme has for this place.
void martlet_text_set_color(MartletText *text, const GdkRGBA *color);

G_END_DECLS

#endif
