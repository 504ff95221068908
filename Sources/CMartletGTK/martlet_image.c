#ifdef MARTLET_GTK

#include "martlet_image.h"

struct _MartletImage {
    GtkWidget parent_instance;
    GdkPaintable *paintable;
    GdkRGBA color;
    gboolean has_color;
    gboolean mirrored;
};

G_DEFINE_FINAL_TYPE(MartletImage, martlet_image, GTK_TYPE_WIDGET)

static void martlet_image_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    MartletImage *self = MARTLET_IMAGE(widget);
    double width = gtk_widget_get_width(widget);
    double height = gtk_widget_get_height(widget);
    if (self->paintable == NULL || width <= 0 || height <= 0) {
        return;
    }
    if (self->mirrored) {
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(width, 0));
        gtk_snapshot_scale(snapshot, -1, 1);
    }
    if (GTK_IS_SYMBOLIC_PAINTABLE(self->paintable)) {
        GdkRGBA color = self->color;
        if (!self->has_color) {
            gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
        }
        // Foreground, error, warning and success: an icon of one colour uses the first only.
        GdkRGBA colors[4] = {color, color, color, color};
        gtk_symbolic_paintable_snapshot_symbolic(
            GTK_SYMBOLIC_PAINTABLE(self->paintable), snapshot, width, height, colors, G_N_ELEMENTS(colors)
        );
    } else {
        gdk_paintable_snapshot(self->paintable, snapshot, width, height);
    }
    if (self->mirrored) {
        gtk_snapshot_restore(snapshot);
    }
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

void martlet_image_set_mirrored(MartletImage *self, gboolean mirrored) {
    if (self->mirrored != mirrored) {
        self->mirrored = mirrored;
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
}

#endif
