#include <adwaita.h>
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
