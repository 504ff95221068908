#ifndef CMARTLETGTK_H
#define CMARTLETGTK_H

#include "martlet_accessible.h"
#include "martlet_container.h"
#include "martlet_drag.h"
#include "martlet_first_frame.h"
#include "martlet_frame_report.h"
#include "martlet_image.h"
#include "martlet_main_loop.h"
#include "martlet_text.h"

#endif
