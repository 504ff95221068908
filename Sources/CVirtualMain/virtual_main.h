// What the parts of the virtual main share.
#ifndef VIRTUAL_MAIN_H
#define VIRTUAL_MAIN_H

#include "CVirtualMain.h"

#include <pthread.h>
#include <stddef.h>
#include <time.h>

typedef void (*work_function)(void *context);

/// A piece of work for the main queue.
struct work {
    struct work *next;
    /// A block, a function with its context, or a job of Swift's: exactly one of these is set.
    void *block;
    work_function function;
    void *job;
    void *context;
    /// Left when the work is done.
    void *group;
};

extern pthread_mutex_t virtual_lock;
extern volatile bool virtual_active;
extern void (*virtual_fire_run_loop_timer)(void *info);

/// Whether work and timers that this thread makes belong to the test.
bool virtual_in_scope(void);

/// A clock as this thread sees it, in nanoseconds: virtual in the scope of a test.
int64_t virtual_clock(clockid_t clock);

/// Puts work into the queue and sees to it that the real main queue runs it if the test does not.
void virtual_push_block(void *block, void *group);
void virtual_push_function(void *context, work_function function);
void virtual_push_job(void *job);

/// Whether a task has run in the scope of the test before.
bool virtual_knows_job(void *job);

/// The first word that a block has captured; NULL where it has none. Of a closure of Swift's it is the code.
const void *virtual_captured_code(void *block);

/// Calls a block, or runs a job, that is no longer waiting.
void virtual_call_block(void *block);
void virtual_run_job(void *job);

/// The functions of libdispatch and the system behind those that are taken over.
void *virtual_real(const char *name);

/// A delay from now as Dispatch says it, in nanoseconds; `MARTLET_VIRTUAL_NEVER` for no time at all.
uint64_t virtual_delay(uint64_t dispatch_time);

/// Puts something that happens later into the table.
void virtual_add_after(uint64_t delay, void *queue, void *block, void *context, work_function function, bool is_sleep);
void virtual_add_run_loop_timer(void *timer, void *run_loop, void *mode);
void virtual_add_source(void *source);

/// Changes of a source in the table; false for one that is not there.
bool virtual_source_set_handler(void *source, void *block);
bool virtual_source_set_timer(void *source, uint64_t delay, uint64_t interval);
void virtual_source_suspend(void *source, int change);

/// Sends everything in the table on to the real clock.
void virtual_release_timers(void);

void virtual_install_hooks(void);
bool virtual_is_main_queue(void *queue);
void *virtual_main_queue(void);

/// Whether something that is handed to a queue is work for the main queue that belongs to the test: what its own code
/// hands over, and what comes from other threads. What the main thread does for other tests is left alone.
bool virtual_is_for_main(void *queue);

#endif
