#ifdef MARTLET_GTK

#include "martlet_text.h"

struct _MartletText {
    GtkWidget parent_instance;
    PangoLayout *layout;
    graphene_point_t offset;
    GdkRGBA color;
    gboolean has_color;
};

G_DEFINE_FINAL_TYPE(MartletText, martlet_text, GTK_TYPE_WIDGET)

static void martlet_text_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    MartletText *self = MARTLET_TEXT(widget);
    if (self->layout == NULL) {
        return;
    }
    GdkRGBA color = self->color;
    if (!self->has_color) {
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
    }
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &self->offset);
    gtk_snapshot_append_layout(snapshot, self->layout, &color);
    gtk_snapshot_restore(snapshot);
}

static void martlet_text_dispose(GObject *object) {
    g_clear_object(&MARTLET_TEXT(object)->layout);
    G_OBJECT_CLASS(martlet_text_parent_class)->dispose(object);
}

static void martlet_text_class_init(MartletTextClass *class) {
    G_OBJECT_CLASS(class)->dispose = martlet_text_dispose;
    GTK_WIDGET_CLASS(class)->snapshot = martlet_text_snapshot;
    gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "martlet");
}

static void martlet_text_init(MartletText *self) {
    // Events belong to what lies behind a text, such as the row that it is part of.
    gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
}

MartletText *martlet_text_new(GtkAccessibleRole role) {
    return g_object_new(MARTLET_TYPE_TEXT, "accessible-role", role, NULL);
}

gboolean martlet_text_set_layout(MartletText *self, PangoLayout *layout, float x, float y) {
    gboolean changed = g_set_object(&self->layout, layout) || self->offset.x != x || self->offset.y != y;
    if (changed) {
        self->offset = GRAPHENE_POINT_INIT(x, y);
        gtk_widget_queue_draw(GTK_WIDGET(self));
    }
    return changed;
}

const char *martlet_text_get_string(GtkWidget *widget) {
    if (!MARTLET_IS_TEXT(widget) || MARTLET_TEXT(widget)->layout == NULL) {
        return NULL;
    }
    return pango_layout_get_text(MARTLET_TEXT(widget)->layout);
}

void martlet_text_set_color(MartletText *self, const GdkRGBA *color) {
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

#endif
