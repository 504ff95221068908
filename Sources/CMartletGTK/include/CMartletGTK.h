// GTK widgets of our own; the bodies exist only when the package trait GTK is on.
