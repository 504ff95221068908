#ifndef MARTLET_CONTAINER_H
#define MARTLET_CONTAINER_H

#include "../../CGTK/shim.h"

G_BEGIN_DECLS

#define MARTLET_TYPE_CONTAINER (martlet_container_get_type())
/// A widget whose children have the frames that we give them, and that may draw itself.
///
/// Children are drawn in the order of siblings unless another one is set. A child's frame never asks for a new size of anything above.
G_DECLARE_FINAL_TYPE(MartletContainer, martlet_container, MARTLET, CONTAINER, GtkWidget)

/// Draws a container: its background, effects around its children, and the children themselves by
/// `martlet_container_snapshot_children`.
typedef void (*MartletSnapshotFunction)(MartletContainer *container, GtkSnapshot *snapshot, gpointer data);

/// Hears that a container was allocated, before its children are.
typedef void (*MartletAllocateFunction)(MartletContainer *container, int width, int height, gpointer data);

/// Makes a container; `css_name` is the element name for the theme, or NULL for the plain one.
MartletContainer *martlet_container_new(GtkAccessibleRole role, const char *css_name);

/// Whether a widget is such a container.
gboolean martlet_is_container(GtkWidget *widget);

/// Puts `child` behind `previous` in the drawing order; NULL puts it first. Moves a child that is here already.
void martlet_container_insert(MartletContainer *container, GtkWidget *child, GtkWidget *previous);

/// Draws the children in this order, back to front, in place of that of siblings, which is the one in which assistive
/// technology reads them; none for that of siblings again. Children that come later are not drawn until this is called
/// anew.
void martlet_container_set_paint_order(MartletContainer *container, GtkWidget **children, int count);

/// What the container answers when it is measured; zero, the default, inside a tree that we lay out.
void martlet_container_set_size(
    MartletContainer *container, int minimum_width, int minimum_height, int natural_width, int natural_height
);

/// Draws with `function` in place of drawing the children only.
void martlet_container_set_snapshot(
    MartletContainer *container, MartletSnapshotFunction function, gpointer data, GDestroyNotify destroy
);

/// Calls `function` at each allocation.
void martlet_container_set_allocate(
    MartletContainer *container, MartletAllocateFunction function, gpointer data, GDestroyNotify destroy
);

/// Whether the container's own surface takes pointer events; its children always may. False at first.
void martlet_container_set_takes_events(MartletContainer *container, gboolean takes_events);

/// Where the container itself takes events, for one that does; without a function everywhere in it.
typedef gboolean (*MartletContainsFunction)(double x, double y, gpointer data);
void martlet_container_set_contains(
    MartletContainer *self, MartletContainsFunction function, gpointer data, GDestroyNotify destroy);

/// Draws the children; for a snapshot function.
void martlet_container_snapshot_children(MartletContainer *container, GtkSnapshot *snapshot);

/// Draws the children as far as the last of them, which is not seen itself, is opaque; for a snapshot function.
void martlet_container_snapshot_masked(MartletContainer *container, GtkSnapshot *snapshot);

/// Draws `node`, of which a pixel is that part of a point which `scale` says, by a transform in space.
typedef void (*MartletProjectionFunction)(
    GskRenderNode *node, GskTransform *transform, int scale, GtkSnapshot *snapshot
);

/// Draws children of all containers by `function` that are turned in space.
void martlet_container_set_projection(MartletProjectionFunction function);

/// Sets the frame of a child of a container, in the container's points. Returns whether it is another one.
gboolean martlet_widget_set_frame(GtkWidget *child, float x, float y, float width, float height);

/// Gives `child` its frame again in the next frame, after GTK has put it elsewhere among its siblings.
void martlet_widget_place_again(GtkWidget *child);

/// Whether a child of a container is drawn over its siblings that are not; said before it is drawn first.
void martlet_widget_set_raised(GtkWidget *child, gboolean is_raised);

/// Sets a transform that applies inside the child's frame, about its origin; NULL for none. Takes no ownership.
void martlet_widget_set_transform(GtkWidget *child, GskTransform *transform);

G_END_DECLS

#endif
