#ifndef MARTLET_CLOCK_H
#define MARTLET_CLOCK_H

#include <time.h>

/// The milliseconds of a clock of the system.
static inline double martlet_milliseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

#endif
