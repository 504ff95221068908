#ifndef MARTLET_IMAGE_H
#define MARTLET_IMAGE_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

#define MARTLET_TYPE_IMAGE (martlet_image_get_type())
/// An icon or a picture that fills its frame.
G_DECLARE_FINAL_TYPE(MartletImage, martlet_image, MARTLET, IMAGE, GtkWidget)

/// Makes an image with an accessible role.
MartletImage *martlet_image_new(GtkAccessibleRole role);

/// Shows `paintable`; NULL shows nothing.
void martlet_image_set_paintable(MartletImage *image, GdkPaintable *paintable);

/// Draws a symbolic paintable in `color`; NULL, the default, in the theme's colour for this place.
/// A paintable with colours of its own keeps them.
void martlet_image_set_color(MartletImage *image, const GdkRGBA *color);

/// Draws the paintable mirrored, for right-to-left places.
void martlet_image_set_mirrored(MartletImage *image, gboolean mirrored);

G_END_DECLS

#endif
