#ifdef MARTLET_GTK

#include "CFloor.h"

GListModel *floor_list_model(int count) {
    GtkStringList *list = gtk_string_list_new(NULL);
    for (int index = 0; index < count; index++) {
        char text[32];
        g_snprintf(text, sizeof text, "row %d", index);
        gtk_string_list_append(list, text);
    }
    return G_LIST_MODEL(list);
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *number = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    char text[32];
    g_snprintf(text, sizeof text, "%u", gtk_list_item_get_position(item));
    gtk_label_set_text(GTK_LABEL(number), text);
    gtk_label_set_text(
        GTK_LABEL(gtk_widget_get_next_sibling(number)),
        gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item))));
}

GtkWidget *floor_list_window(GListModel *model) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Floor list");
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSingleSelection *selection = gtk_single_selection_new(g_object_ref(model));
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    return window;
}

#endif
