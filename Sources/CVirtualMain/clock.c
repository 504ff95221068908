// The clocks of the system as the code of a test sees them: they stand still until the test moves them.
#define _GNU_SOURCE
#include "virtual_main.h"

#include <dlfcn.h>
#include <sys/time.h>

typedef int (*clock_function)(clockid_t, struct timespec *);

#define CLOCKS 12

static uint64_t elapsed;
static int64_t bases[CLOCKS];

static clock_function real_clock(void) {
    static clock_function real;
    clock_function found = __atomic_load_n(&real, __ATOMIC_RELAXED);
    if (!found) {
        found = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        __atomic_store_n(&real, found, __ATOMIC_RELAXED);
    }
    return found;
}

static int64_t read_real(clockid_t clock) {
    struct timespec time = {0, 0};
    real_clock()(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// The processor's time of a process or a thread goes on.
static bool is_time_of_day_or_uptime(clockid_t clock) {
    return clock >= 0 && clock < CLOCKS && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID;
}

int64_t virtual_clock(clockid_t clock) {
    if (!virtual_in_scope() || !is_time_of_day_or_uptime(clock)) return read_real(clock);
    return bases[clock] + (int64_t)__atomic_load_n(&elapsed, __ATOMIC_RELAXED);
}

uint64_t martlet_virtual_real_uptime(void) { return (uint64_t)read_real(CLOCK_MONOTONIC); }

uint64_t martlet_virtual_elapsed(void) { return __atomic_load_n(&elapsed, __ATOMIC_RELAXED); }

void martlet_virtual_set_elapsed(uint64_t time) {
    if (time == 0) {
        for (clockid_t clock = 0; clock < CLOCKS; clock++) bases[clock] = read_real(clock);
    }
    __atomic_store_n(&elapsed, time, __ATOMIC_RELAXED);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!virtual_in_scope() || !is_time_of_day_or_uptime(clock)) return real_clock()(clock, time);
    int64_t now = virtual_clock(clock);
    time->tv_sec = now / 1000000000;
    time->tv_nsec = now % 1000000000;
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    static int (*real)(struct timeval *restrict, void *restrict);
    if (!virtual_in_scope()) {
        if (!real) real = (int (*)(struct timeval *restrict, void *restrict))dlsym(RTLD_NEXT, "gettimeofday");
        return real(time, zone);
    }
    int64_t now = virtual_clock(CLOCK_REALTIME);
    time->tv_sec = now / 1000000000;
    time->tv_usec = now % 1000000000 / 1000;
    return 0;
}

uint64_t virtual_delay(uint64_t time) {
    if (time == UINT64_MAX) return MARTLET_VIRTUAL_NEVER;
    int64_t delay;
    if (time == 0) {
        delay = 0;
    } else if (!(time >> 63)) {
        delay = (int64_t)time - virtual_clock(CLOCK_MONOTONIC);
    } else if (time >> 62 == 3) {
        delay = -(int64_t)time - virtual_clock(CLOCK_REALTIME);
    } else {
        delay = (int64_t)(time & ~(UINT64_C(1) << 63)) - virtual_clock(CLOCK_BOOTTIME);
    }
    return delay > 0 ? (uint64_t)delay : 0;
}
