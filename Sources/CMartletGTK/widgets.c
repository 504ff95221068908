#include "CMartletGTK.h"
