#ifdef MARTLET_GTK

#include "martlet_image.h"

struct _MartletImage {
    GtkWidget parent_instance;
    GdkPaintable *paintable;
    MartletImageMode mode;
    GdkRGBA color;
    gboolean has_color;
    gboolean stencil;
    gboolean mirrored;
    gboolean hard_edged;
};

G_DEFINE_FINAL_TYPE(MartletImage, martlet_image, GTK_TYPE_WIDGET)

/// The largest size of the paintable's proportions in a room, as a rectangle in its middle.
static graphene_rect_t fitting(GdkPaintable *paintable, double width, double height) {
    double ratio = gdk_paintable_get_intrinsic_aspect_ratio(paintable);
    if (ratio <= 0) {
        ratio = 1;
    }
    double fitting_width = MIN(width, height * ratio);
    double fitting_height = fitting_width / ratio;
    return GRAPHENE_RECT_INIT(
        (width - fitting_width) / 2, (height - fitting_height) / 2, fitting_width, fitting_height
    );
}

static void snapshot_in_color(
    GdkPaintable *paintable, gboolean stencil, GdkRGBA color, GtkSnapshot *snapshot, double width, double height
) {
    if (GTK_IS_SYMBOLIC_PAINTABLE(paintable)) {
        // Foreground, error, warning and success: an icon of one colour uses the first only.
        GdkRGBA colors[4] = {color, color, color, color};
        gtk_symbolic_paintable_snapshot_symbolic(
            GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, colors, G_N_ELEMENTS(colors)
        );
    } else if (stencil) {
        graphene_matrix_t matrix;
        graphene_vec4_t offset;
        graphene_matrix_init_from_float(
            &matrix, (const float[16]){0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha}
        );
        graphene_vec4_init(&offset, color.red, color.green, color.blue, 0);
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset);
        gdk_paintable_snapshot(paintable, snapshot, width, height);
        gtk_snapshot_pop(snapshot);
    } else {
        gdk_paintable_snapshot(paintable, snapshot, width, height);
    }
}

/// Each pixel of a picture as a rectangle: GTK 4.8 has no filter of its own for scaling a texture.
static void snapshot_pixels(
    GdkTexture *texture, gboolean stencil, GdkRGBA color, GtkSnapshot *snapshot, double width, double height
) {
    int own_width = gdk_texture_get_width(texture);
    int own_height = gdk_texture_get_height(texture);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, own_width, own_height);
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        cairo_surface_flush(surface);
        gdk_texture_download(
            texture, cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface)
        );
        cairo_surface_mark_dirty(surface);
        cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
        cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
        cairo_scale(cairo, width / own_width, height / own_height);
        if (stencil) {
            gdk_cairo_set_source_rgba(cairo, &color);
            cairo_mask(cairo, pattern);
        } else {
            cairo_set_source(cairo, pattern);
            cairo_paint(cairo);
        }
        cairo_destroy(cairo);
        cairo_pattern_destroy(pattern);
    }
    cairo_surface_destroy(surface);
}

static void snapshot_paintable(MartletImage *self, GtkSnapshot *snapshot, double width, double height) {
    GdkRGBA color = self->color;
    if ((GTK_IS_SYMBOLIC_PAINTABLE(self->paintable) || self->stencil) && !self->has_color) {
        gtk_style_context_get_color(gtk_widget_get_style_context(GTK_WIDGET(self)), &color);
    }
    if (self->hard_edged && GDK_IS_TEXTURE(self->paintable)) {
        snapshot_pixels(GDK_TEXTURE(self->paintable), self->stencil, color, snapshot, width, height);
        return;
    }
    snapshot_in_color(self->paintable, self->stencil, color, snapshot, width, height);
}

void martlet_paintable_draw(
    GdkPaintable *paintable, gboolean stencil, const GdkRGBA *color, double width, double height, cairo_t *cairo
) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    snapshot_in_color(paintable, stencil, *color, snapshot, width, height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    if (node != NULL) {
        gsk_render_node_draw(node, cairo);
        gsk_render_node_unref(node);
    }
}

static void martlet_image_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    MartletImage *self = MARTLET_IMAGE(widget);
    double width = gtk_widget_get_width(widget);
    double height = gtk_widget_get_height(widget);
    if (self->paintable == NULL || width <= 0 || height <= 0) {
        return;
    }
    gtk_snapshot_save(snapshot);
    if (self->mirrored) {
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(width, 0));
        gtk_snapshot_scale(snapshot, -1, 1);
    }
    double own_width = gdk_paintable_get_intrinsic_width(self->paintable);
    double own_height = gdk_paintable_get_intrinsic_height(self->paintable);
    if (self->mode == MARTLET_IMAGE_FIT) {
        graphene_rect_t place = fitting(self->paintable, width, height);
        gtk_snapshot_translate(snapshot, &place.origin);
        snapshot_paintable(self, snapshot, place.size.width, place.size.height);
    } else if (self->mode == MARTLET_IMAGE_TILE && own_width > 0 && own_height > 0) {
        gtk_snapshot_push_repeat(
            snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height), &GRAPHENE_RECT_INIT(0, 0, own_width, own_height)
        );
        snapshot_paintable(self, snapshot, own_width, own_height);
        gtk_snapshot_pop(snapshot);
    } else {
        snapshot_paintable(self, snapshot, width, height);
    }
    gtk_snapshot_restore(snapshot);
}

static void martlet_image_dispose(GObject *object) {
    g_clear_object(&MARTLET_IMAGE(object)->paintable);
    G_OBJECT_CLASS(martlet_image_parent_class)->dispose(object);
}

static void martlet_image_class_init(MartletImageClass *class) {
    G_OBJECT_CLASS(class)->dispose = martlet_image_dispose;
    GTK_WIDGET_CLASS(class)->snapshot = martlet_image_snapshot;
    gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "martlet");
}

static void martlet_image_init(MartletImage *self) {
    gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
}

MartletImage *martlet_image_new(GtkAccessibleRole role) {
    return g_object_new(MARTLET_TYPE_IMAGE, "accessible-role", role, NULL);
}

void martlet_image_set_paintable(MartletImage *self, GdkPaintable *paintable) {
    if (g_set_object(&self->paintable, paintable)) {
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

void martlet_image_set_mode(MartletImage *self, MartletImageMode mode) {
    if (self->mode != mode) {
        self->mode = mode;
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

void martlet_image_set_stencil(MartletImage *self, gboolean stencil) {
    if (self->stencil != stencil) {
        self->stencil = stencil;
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

void martlet_image_set_color(MartletImage *self, const GdkRGBA *color) {
    gboolean has_color = color != NULL;
    if (self->has_color == has_color && (!has_color || gdk_rgba_equal(&self->color, color))) {
        return;
    }
    self->has_color = has_color;
    if (has_color) {
        self->color = *color;
    }
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void martlet_image_set_hard_edged(MartletImage *self, gboolean hard_edged) {
    if (self->hard_edged != hard_edged) {
        self->hard_edged = hard_edged;
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

void martlet_image_set_mirrored(MartletImage *self, gboolean mirrored) {
    if (self->mirrored != mirrored) {
        self->mirrored = mirrored;
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

#endif
