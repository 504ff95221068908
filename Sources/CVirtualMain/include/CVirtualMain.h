#ifndef CVIRTUALMAIN_H
#define CVIRTUALMAIN_H

#include <stdbool.h>
#include <stdint.h>

// The main queue, its timers and its clock under a test's control. While a test owns them ("active"), work for the main
// queue waits in a queue of our own, which the test can drain at any moment and which is drained by the real main queue
// otherwise; whatever is to happen later waits for the virtual time, which only the test moves.
//
// The functions of libdispatch, CoreFoundation and the C library that this takes over are defined here: a program's own
// definitions come before those of shared libraries. Outside of a test that owns the main queue they only pass on.

/// Never.
#define MARTLET_VIRTUAL_NEVER UINT64_MAX

/// What kind of thing waits for its time.
enum martlet_virtual_kind {
    MARTLET_VIRTUAL_AFTER = 0,
    MARTLET_VIRTUAL_SLEEP = 1,
    MARTLET_VIRTUAL_SOURCE = 2,
    MARTLET_VIRTUAL_RUN_LOOP = 3,
};

/// Something that waits for its time.
struct martlet_virtual_timer_description {
    int kind;
    /// When, in nanoseconds since the beginning.
    uint64_t due;
    /// The time between two firings; 0 for what fires once.
    uint64_t interval;
    /// The code that will run, where that is known.
    const void *function;
    /// What the code has captured first, where it is a block: the code of the closure that Swift has made a block of.
    const void *captured;
};

/// Takes the main queue over. The time begins at zero. `fire` is called for run-loop timers with what belongs to them.
void martlet_virtual_begin(void (*fire)(void *info));

/// Gives the main queue back: what waits goes on in real time.
void martlet_virtual_end(void);

/// From now on the task that runs here belongs to the test, wherever it goes on.
void martlet_virtual_adopt_current_task(void);

/// Whether this thread runs code of the test that owns the main queue.
bool martlet_virtual_is_current(void);

/// The time since the beginning, in nanoseconds.
uint64_t martlet_virtual_elapsed(void);

/// The real time since some moment, in nanoseconds, whoever asks.
uint64_t martlet_virtual_real_uptime(void);

/// Moves the time on. Nothing runs by this alone.
void martlet_virtual_set_elapsed(uint64_t elapsed);

/// Runs the first piece of work that is ready. Returns false where none is.
bool martlet_virtual_run_next(void);

/// When the first timer is due; `MARTLET_VIRTUAL_NEVER` without one.
uint64_t martlet_virtual_next_due(void);

/// Fires the first timer that is due by now. Returns false where none is.
bool martlet_virtual_fire_next(void);

/// How many pieces of work are ready.
int martlet_virtual_ready_count(void);

/// The code of the piece of work at a position; NULL where it is not known.
const void *martlet_virtual_ready_function(int index);

/// What the piece of work at a position has captured first, where it is a block; NULL where that is not known.
const void *martlet_virtual_ready_captured(int index);

/// What waits for its time at a position; false beyond the last.
bool martlet_virtual_describe_timer(int index, struct martlet_virtual_timer_description *description);

/// Where the program lies in memory, for the names of its functions.
const void *martlet_virtual_program_start(void);

#endif
