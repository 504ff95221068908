#ifdef MARTLET_GTK

#include "martlet_text.h"

struct _MartletText {
    GtkWidget parent_instance;
    PangoLayout *layout;
    graphene_point_t offset;
    GdkRGBA color;
    gboolean has_color;
    // Whether GTK still takes its allocation for valid, as far as can be known from outside of GTK.
    gboolean is_settled;
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

// Whatever makes GTK want a new allocation of a widget without children and without a size of its own.

static void martlet_text_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    MARTLET_TEXT(widget)->is_settled = TRUE;
}

static void martlet_text_css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->css_changed(widget, change);
}

static void martlet_text_direction_changed(GtkWidget *widget, GtkTextDirection previous) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->direction_changed(widget, previous);
}

static void martlet_text_system_setting_changed(GtkWidget *widget, GtkSystemSetting setting) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->system_setting_changed(widget, setting);
}

static void martlet_text_map(GtkWidget *widget) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->map(widget);
}

static void martlet_text_unmap(GtkWidget *widget) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->unmap(widget);
}

static void martlet_text_unroot(GtkWidget *widget) {
    MARTLET_TEXT(widget)->is_settled = FALSE;
    GTK_WIDGET_CLASS(martlet_text_parent_class)->unroot(widget);
}

gboolean martlet_text_is_settled(MartletText *self) {
    return self->is_settled;
}

static void martlet_text_class_init(MartletTextClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = martlet_text_dispose;
    widget_class->snapshot = martlet_text_snapshot;
    widget_class->size_allocate = martlet_text_size_allocate;
    widget_class->css_changed = martlet_text_css_changed;
    widget_class->direction_changed = martlet_text_direction_changed;
    widget_class->system_setting_changed = martlet_text_system_setting_changed;
    widget_class->map = martlet_text_map;
    widget_class->unmap = martlet_text_unmap;
    widget_class->unroot = martlet_text_unroot;
    gtk_widget_class_set_css_name(widget_class, "martlet");
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
