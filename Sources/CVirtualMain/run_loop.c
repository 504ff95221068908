// The timers of run loops.
#include "virtual_main.h"

extern void *CFRunLoopGetMain(void);

void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode) {
    if (virtual_in_scope() || (run_loop == CFRunLoopGetMain() && virtual_is_for_main(virtual_main_queue())))
        return virtual_add_run_loop_timer(timer, run_loop, mode);
    static void (*real)(void *, void *, void *);
    if (!real) real = (void (*)(void *, void *, void *))virtual_real("CFRunLoopAddTimer");
    real(run_loop, timer, mode);
}
