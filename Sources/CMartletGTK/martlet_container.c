#ifdef MARTLET_GTK

#include "martlet_container.h"

#include "martlet_text.h"

#include <math.h>

struct _MartletContainer {
    GtkWidget parent_instance;

    MartletSnapshotFunction snapshot;
    gpointer snapshot_data;
    GDestroyNotify snapshot_destroy;

    MartletAllocateFunction allocate;
    gpointer allocate_data;
    GDestroyNotify allocate_destroy;

    MartletContainsFunction contains;
    gpointer contains_data;
    GDestroyNotify contains_destroy;

    /// The children from back to front, where that is not the order in which they are read.
    GPtrArray *paint_order;

    int minimum[2];
    int natural[2];
    gboolean takes_events;
};

G_DEFINE_FINAL_TYPE(MartletContainer, martlet_container, GTK_TYPE_WIDGET)

// MARK: - Placement of a child

typedef struct {
    float x, y, width, height;
    GskTransform *transform;
    // Whether the child has to be given its place again.
    gboolean is_stale;
    // Whether the transform is one in space.
    gboolean is_projected;
    // Whether the child is drawn over all that come after it.
    gboolean is_raised;
} Placement;

static GQuark placement_quark(void) {
    static GQuark quark = 0;
    if (quark == 0) {
        quark = g_quark_from_static_string("martlet-placement");
    }
    return quark;
}

static void placement_free(gpointer data) {
    Placement *placement = data;
    gsk_transform_unref(placement->transform);
    g_free(placement);
}

static Placement *placement_of(GtkWidget *child) {
    Placement *placement = g_object_get_qdata(G_OBJECT(child), placement_quark());
    if (placement == NULL) {
        placement = g_new0(Placement, 1);
        placement->is_stale = TRUE;
        g_object_set_qdata_full(G_OBJECT(child), placement_quark(), placement, placement_free);
    }
    return placement;
}

static void allocation_changed(GtkWidget *child) {
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent != NULL) {
        // Only the allocation: the sizes above are ours, so nothing there has to be measured again.
        gtk_widget_queue_allocate(parent);
    }
}

gboolean martlet_widget_set_frame(GtkWidget *child, float x, float y, float width, float height) {
    Placement *placement = placement_of(child);
    if (placement->x == x && placement->y == y && placement->width == width && placement->height == height) {
        return FALSE;
    }
    placement->x = x;
    placement->y = y;
    placement->width = width;
    placement->height = height;
    placement->is_stale = TRUE;
    allocation_changed(child);
    return TRUE;
}

void martlet_widget_place_again(GtkWidget *child) {
    placement_of(child)->is_stale = TRUE;
    allocation_changed(child);
}

void martlet_widget_set_transform(GtkWidget *child, GskTransform *transform) {
    Placement *placement = placement_of(child);
    if (gsk_transform_equal(placement->transform, transform)) {
        return;
    }
    gsk_transform_unref(placement->transform);
    placement->transform = gsk_transform_ref(transform);
    placement->is_projected =
        transform != NULL && gsk_transform_get_category(transform) < GSK_TRANSFORM_CATEGORY_2D;
    placement->is_stale = TRUE;
    allocation_changed(child);
}

void martlet_widget_set_raised(GtkWidget *child, gboolean is_raised) {
    placement_of(child)->is_raised = is_raised;
}

/// Gives `child` its frame, or its own minimum where that is larger (GTK draws nothing right below it).
static void allocate_child(GtkWidget *child) {
    Placement *placement = placement_of(child);
    if (!placement->is_stale && MARTLET_IS_TEXT(child) && martlet_text_is_settled(MARTLET_TEXT(child))) {
        return;
    }
    placement->is_stale = FALSE;
    int width = (int)ceilf(placement->width - 0.01f);
    int height = (int)ceilf(placement->height - 0.01f);
    int minimum = 0;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    width = MAX(width, minimum);
    if (!MARTLET_IS_TEXT(child)) {
        // A text takes any size; it was asked once, since GTK wants to be asked before a size is given.
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
        height = MAX(height, minimum);
    }
    GskTransform *transform = NULL;
    if (placement->x != 0 || placement->y != 0) {
        transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(placement->x, placement->y));
    }
    if (placement->transform != NULL) {
        transform = gsk_transform_transform(transform, placement->transform);
    }
    gtk_widget_allocate(child, width, height, -1, transform);
}

// MARK: - The widget

static void martlet_container_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline
) {
    MartletContainer *self = MARTLET_CONTAINER(widget);
    *minimum = self->minimum[orientation];
    *natural = self->natural[orientation];
}

static void martlet_container_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    MartletContainer *self = MARTLET_CONTAINER(widget);
    if (self->allocate != NULL) {
        self->allocate(self, width, height, self->allocate_data);
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
        if (GTK_IS_POPOVER(child)) {
            // A popover has a surface of its own, which its parent's allocation places.
            gtk_popover_present(GTK_POPOVER(child));
        } else if (gtk_widget_should_layout(child)) {
            allocate_child(child);
        }
    }
}

static void martlet_container_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    MartletContainer *self = MARTLET_CONTAINER(widget);
    if (self->snapshot != NULL) {
        self->snapshot(self, snapshot, self->snapshot_data);
    } else {
        martlet_container_snapshot_children(self, snapshot);
    }
}

static MartletProjectionFunction projection_function = NULL;

void martlet_container_set_projection(MartletProjectionFunction function) {
    projection_function = function;
}

/// Draws a child, by the function for it where it is turned in space.
static void snapshot_placed(
    MartletContainer *self, GtkWidget *child, const Placement *placement, GtkSnapshot *snapshot
) {
    if (placement == NULL || !placement->is_projected || projection_function == NULL) {
        gtk_widget_snapshot_child(GTK_WIDGET(self), child, snapshot);
        return;
    }
    GtkSnapshot *inner = gtk_snapshot_new();
    gtk_widget_snapshot_child(GTK_WIDGET(self), child, inner);
    GskRenderNode *node = gtk_snapshot_free_to_node(inner);
    if (node == NULL) {
        return;
    }
    if (gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE) {
        projection_function(
            gsk_transform_node_get_child(node), gsk_transform_node_get_transform(node),
            gtk_widget_get_scale_factor(child), snapshot
        );
    }
    gsk_render_node_unref(node);
}

/// Where a child stands; NULL for one that nothing was said of.
static Placement *known_placement(GtkWidget *child) {
    return g_object_get_qdata(G_OBJECT(child), placement_quark());
}

static void snapshot_child(MartletContainer *self, GtkWidget *child, GtkSnapshot *snapshot) {
    snapshot_placed(self, child, known_placement(child), snapshot);
}

void martlet_container_snapshot_masked(MartletContainer *self, GtkSnapshot *snapshot) {
    GtkWidget *mask = gtk_widget_get_last_child(GTK_WIDGET(self));
    GtkSnapshot *inner = gtk_snapshot_new();
    for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self)); child != mask;
         child = gtk_widget_get_next_sibling(child)) {
        snapshot_child(self, child, inner);
    }
    GskRenderNode *content = gtk_snapshot_free_to_node(inner);
    inner = gtk_snapshot_new();
    if (mask != NULL) {
        snapshot_child(self, mask, inner);
    }
    GskRenderNode *shape = gtk_snapshot_free_to_node(inner);
    if (content != NULL && shape != NULL) {
        graphene_rect_t bounds, shape_bounds;
        gsk_render_node_get_bounds(content, &bounds);
        gsk_render_node_get_bounds(shape, &shape_bounds);
        // Only where both are.
        if (graphene_rect_intersection(&bounds, &shape_bounds, &bounds)) {
            cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
            cairo_push_group(cairo);
            gsk_render_node_draw(shape, cairo);
            cairo_pattern_t *pattern = cairo_pop_group(cairo);
            cairo_push_group(cairo);
            gsk_render_node_draw(content, cairo);
            cairo_pop_group_to_source(cairo);
            cairo_mask(cairo, pattern);
            cairo_pattern_destroy(pattern);
            cairo_destroy(cairo);
        }
    }
    g_clear_pointer(&content, gsk_render_node_unref);
    g_clear_pointer(&shape, gsk_render_node_unref);
}

/// Draws a child that is raised, or one that is not. Answers whether it is of the other kind.
static gboolean snapshot_if_raised(MartletContainer *self, GtkWidget *child, gboolean raised, GtkSnapshot *snapshot) {
    const Placement *placement = known_placement(child);
    if ((placement != NULL && placement->is_raised) != raised) {
        return TRUE;
    }
    snapshot_placed(self, child, placement, snapshot);
    return FALSE;
}

/// Draws the children that are raised, or those that are not. Answers whether there are others.
static gboolean snapshot_layer(MartletContainer *self, gboolean raised, GtkSnapshot *snapshot) {
    gboolean has_others = FALSE;
    if (self->paint_order != NULL) {
        for (guint index = 0; index < self->paint_order->len; index++) {
            GtkWidget *child = g_ptr_array_index(self->paint_order, index);
            if (gtk_widget_get_parent(child) == GTK_WIDGET(self)) {
                has_others |= snapshot_if_raised(self, child, raised, snapshot);
            }
        }
        return has_others;
    }
    for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self)); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
        has_others |= snapshot_if_raised(self, child, raised, snapshot);
    }
    return has_others;
}

void martlet_container_snapshot_children(MartletContainer *self, GtkSnapshot *snapshot) {
    if (snapshot_layer(self, FALSE, snapshot)) {
        snapshot_layer(self, TRUE, snapshot);
    }
}

/// False lets events through to what lies behind; the children are asked on their own.
static gboolean martlet_container_contains(GtkWidget *widget, double x, double y) {
    MartletContainer *self = MARTLET_CONTAINER(widget);
    if (!self->takes_events || !GTK_WIDGET_CLASS(martlet_container_parent_class)->contains(widget, x, y)) {
        return FALSE;
    }
    return self->contains == NULL || self->contains(x, y, self->contains_data);
}

static GtkSizeRequestMode martlet_container_get_request_mode(GtkWidget *widget) {
    return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void release_snapshot(MartletContainer *self) {
    gpointer data = g_steal_pointer(&self->snapshot_data);
    self->snapshot = NULL;
    if (self->snapshot_destroy != NULL) {
        self->snapshot_destroy(data);
        self->snapshot_destroy = NULL;
    }
}

static void release_allocate(MartletContainer *self) {
    gpointer data = g_steal_pointer(&self->allocate_data);
    self->allocate = NULL;
    if (self->allocate_destroy != NULL) {
        self->allocate_destroy(data);
        self->allocate_destroy = NULL;
    }
}

static void release_contains(MartletContainer *self) {
    gpointer data = g_steal_pointer(&self->contains_data);
    self->contains = NULL;
    if (self->contains_destroy != NULL) {
        self->contains_destroy(data);
        self->contains_destroy = NULL;
    }
}

static void martlet_container_dispose(GObject *object) {
    MartletContainer *self = MARTLET_CONTAINER(object);
    g_clear_pointer(&self->paint_order, g_ptr_array_unref);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))) != NULL) {
        gtk_widget_unparent(child);
    }
    release_snapshot(self);
    release_allocate(self);
    release_contains(self);
    G_OBJECT_CLASS(martlet_container_parent_class)->dispose(object);
}

static void martlet_container_class_init(MartletContainerClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = martlet_container_dispose;
    widget_class->measure = martlet_container_measure;
    widget_class->size_allocate = martlet_container_size_allocate;
    widget_class->snapshot = martlet_container_snapshot;
    widget_class->contains = martlet_container_contains;
    widget_class->get_request_mode = martlet_container_get_request_mode;
    gtk_widget_class_set_css_name(widget_class, "martlet");
}

static void martlet_container_init(MartletContainer *self) {}

MartletContainer *martlet_container_new(GtkAccessibleRole role, const char *css_name) {
    if (css_name == NULL) {
        return g_object_new(MARTLET_TYPE_CONTAINER, "accessible-role", role, NULL);
    }
    return g_object_new(MARTLET_TYPE_CONTAINER, "accessible-role", role, "css-name", css_name, NULL);
}

gboolean martlet_is_container(GtkWidget *widget) {
    return MARTLET_IS_CONTAINER(widget);
}

void martlet_container_insert(MartletContainer *self, GtkWidget *child, GtkWidget *previous) {
    gtk_widget_insert_after(child, GTK_WIDGET(self), previous);
    gtk_widget_queue_allocate(GTK_WIDGET(self));
}

void martlet_container_set_paint_order(MartletContainer *self, GtkWidget **children, int count) {
    g_clear_pointer(&self->paint_order, g_ptr_array_unref);
    if (count > 0) {
        self->paint_order = g_ptr_array_new_with_free_func(g_object_unref);
        for (int index = 0; index < count; index++) {
            g_ptr_array_add(self->paint_order, g_object_ref(children[index]));
        }
    }
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void martlet_container_set_size(
    MartletContainer *self, int minimum_width, int minimum_height, int natural_width, int natural_height
) {
    if (self->minimum[0] == minimum_width && self->minimum[1] == minimum_height && self->natural[0] == natural_width
        && self->natural[1] == natural_height) {
        return;
    }
    self->minimum[0] = minimum_width;
    self->minimum[1] = minimum_height;
    self->natural[0] = MAX(natural_width, minimum_width);
    self->natural[1] = MAX(natural_height, minimum_height);
    gtk_widget_queue_resize(GTK_WIDGET(self));
}

void martlet_container_set_snapshot(
    MartletContainer *self, MartletSnapshotFunction function, gpointer data, GDestroyNotify destroy
) {
    release_snapshot(self);
    self->snapshot = function;
    self->snapshot_data = data;
    self->snapshot_destroy = destroy;
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

void martlet_container_set_allocate(
    MartletContainer *self, MartletAllocateFunction function, gpointer data, GDestroyNotify destroy
) {
    release_allocate(self);
    self->allocate = function;
    self->allocate_data = data;
    self->allocate_destroy = destroy;
    gtk_widget_queue_allocate(GTK_WIDGET(self));
}

void martlet_container_set_contains(
    MartletContainer *self, MartletContainsFunction function, gpointer data, GDestroyNotify destroy
) {
    release_contains(self);
    self->contains = function;
    self->contains_data = data;
    self->contains_destroy = destroy;
}

void martlet_container_set_takes_events(MartletContainer *self, gboolean takes_events) {
    self->takes_events = takes_events;
}

#endif
