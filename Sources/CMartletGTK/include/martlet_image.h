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

/// How a paintable fills the frame of the image.
typedef enum {
    /// Stretched to the whole of it.
    MARTLET_IMAGE_FILL,
    /// As large as fits, in the middle.
    MARTLET_IMAGE_FIT,
    /// Repeated in its own size.
    MARTLET_IMAGE_TILE,
} MartletImageMode;

/// Sets how the paintable fills the frame.
void martlet_image_set_mode(MartletImage *image, MartletImageMode mode);

/// Draws the paintable as a stencil in one colour, or in its own colours. Symbolic paintables are always stencils.
void martlet_image_set_stencil(MartletImage *image, gboolean stencil);

/// The colour of stencils; NULL, the default, is the theme's colour for this place.
void martlet_image_set_color(MartletImage *image, const GdkRGBA *color);

/// Draws the paintable mirrored, for right-to-left places.
void martlet_image_set_mirrored(MartletImage *image, gboolean mirrored);

/// Draws each pixel of a texture as a rectangle rather than smoothly.
void martlet_image_set_hard_edged(MartletImage *image, gboolean hard_edged);

/// Draws a paintable into cairo's current place, as an image of this size does.
void martlet_paintable_draw(
    GdkPaintable *paintable, gboolean stencil, const GdkRGBA *color, double width, double height, cairo_t *cairo);

G_END_DECLS

#endif
