#ifndef CMARTLETGTK_H
#define CMARTLETGTK_H

#include "martlet_main_loop.h"

#endif
