#ifdef MARTLET_GTK

#include "CFloor.h"

typedef struct {
    GtkWidget *row, *label;
} Row;

struct FloorRows {
    GtkWidget *window, *box;
    GArray *rows;
    int next_id;
    int selected;
};

static const char *const adjectives[] = {
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
    "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "cheap", "expensive",
    "fancy", "quiet",
};
static const char *const colours[] = {
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black", "orange", "grey",
};
static const char *const nouns[] = {
    "table", "chair", "house", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard",
    "lamp",
};

static Row *row_at(FloorRows *rows, int index) {
    return &g_array_index(rows->rows, Row, index);
}

static void remove_clicked(GtkButton *button, FloorRows *rows) {
    GtkWidget *row = gtk_widget_get_parent(GTK_WIDGET(button));
    for (int index = 0; index < floor_rows_count(rows); index++) {
        if (row_at(rows, index)->row == row) {
            floor_rows_remove(rows, index);
            return;
        }
    }
}

FloorRows *floor_rows_new(void) {
    FloorRows *rows = g_new0(FloorRows, 1);
    rows->rows = g_array_new(FALSE, FALSE, sizeof(Row));
    rows->next_id = 1;
    rows->selected = -1;

    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, ".selected { font-weight: bold; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

    rows->window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(rows->window), "Floor");
    gtk_window_set_default_size(GTK_WINDOW(rows->window), 800, 600);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    rows->box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), rows->box);
    gtk_window_set_child(GTK_WINDOW(rows->window), scrolled);
    gtk_window_present(GTK_WINDOW(rows->window));
    return rows;
}

GtkWidget *floor_rows_window(FloorRows *rows) {
    return rows->window;
}

void floor_rows_append(FloorRows *rows, int count) {
    for (int index = 0; index < count; index++) {
        int id = rows->next_id++;
        char text[96];
        Row row;
        row.row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
        g_snprintf(text, sizeof text, "%d", id);
        gtk_box_append(GTK_BOX(row.row), gtk_label_new(text));
        g_snprintf(
            text, sizeof text, "%s %s %s", adjectives[id * 7 % 25], colours[id * 5 % 11], nouns[id * 3 % 13]);
        row.label = gtk_label_new(text);
        gtk_label_set_xalign(GTK_LABEL(row.label), 0);
        gtk_widget_set_hexpand(row.label, TRUE);
        gtk_box_append(GTK_BOX(row.row), row.label);
        GtkWidget *button = gtk_button_new_with_label("x");
        g_signal_connect(button, "clicked", G_CALLBACK(remove_clicked), rows);
        gtk_box_append(GTK_BOX(row.row), button);
        gtk_box_append(GTK_BOX(rows->box), row.row);
        g_array_append_val(rows->rows, row);
    }
}

void floor_rows_clear(FloorRows *rows) {
    for (int index = 0; index < floor_rows_count(rows); index++) {
        gtk_box_remove(GTK_BOX(rows->box), row_at(rows, index)->row);
    }
    g_array_set_size(rows->rows, 0);
    rows->selected = -1;
}

void floor_rows_update(FloorRows *rows) {
    for (int index = 0; index < floor_rows_count(rows); index += 10) {
        GtkLabel *label = GTK_LABEL(row_at(rows, index)->label);
        char *text = g_strconcat(gtk_label_get_text(label), " !!!", NULL);
        gtk_label_set_text(label, text);
        g_free(text);
    }
}

void floor_rows_select(FloorRows *rows, int index) {
    if (rows->selected >= 0) {
        gtk_widget_remove_css_class(row_at(rows, rows->selected)->label, "selected");
    }
    rows->selected = index;
    gtk_widget_add_css_class(row_at(rows, index)->label, "selected");
}

void floor_rows_swap(FloorRows *rows) {
    int last = floor_rows_count(rows) - 2;
    Row first_row = *row_at(rows, 1);
    Row last_row = *row_at(rows, last);
    gtk_box_reorder_child_after(GTK_BOX(rows->box), last_row.row, row_at(rows, 0)->row);
    gtk_box_reorder_child_after(GTK_BOX(rows->box), first_row.row, row_at(rows, last - 1)->row);
    *row_at(rows, 1) = last_row;
    *row_at(rows, last) = first_row;
}

void floor_rows_remove(FloorRows *rows, int index) {
    gtk_box_remove(GTK_BOX(rows->box), row_at(rows, index)->row);
    g_array_remove_index(rows->rows, index);
    rows->selected = -1;
}

int floor_rows_count(FloorRows *rows) {
    return (int)rows->rows->len;
}

const char *floor_rows_label(FloorRows *rows, int index) {
    GtkWidget *row = gtk_widget_get_first_child(rows->box);
    for (int passed = 0; row != NULL && passed < index; passed++) {
        row = gtk_widget_get_next_sibling(row);
    }
    if (row == NULL) {
        return NULL;
    }
    return gtk_label_get_text(GTK_LABEL(gtk_widget_get_next_sibling(gtk_widget_get_first_child(row))));
}

#endif
