#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>

/// What the memory allocator was asked for while counting was on.
typedef struct {
    /// Calls that returned a new block, a `realloc` that moved or grew one included.
    long allocations;
    long frees;
    /// Usable bytes that were allocated less those that were freed. It is negative when more was freed.
    long live_bytes;
} allocation_counts;

/// Whether anything is counted at all: not in the build of a sanitizer, nor in a program with an allocator of its own.
bool allocation_counter_is_available(void);

/// Starts counting from zero, for all threads of the process. Until then the allocator is only passed through.
void allocation_counter_start(void);

/// Stops counting and returns what was counted.
allocation_counts allocation_counter_stop(void);

/// The same for the calling thread alone, whatever other threads do or count.
void allocation_counter_start_here(void);

/// Stops counting for the calling thread and returns what was counted.
allocation_counts allocation_counter_stop_here(void);

/// Whether the calling thread is counted from now on; the counts go on from where they are. Returns whether it was.
bool allocation_counter_set_here(bool is_counting);

/// What was counted for the calling thread since it was started from zero.
allocation_counts allocation_counter_here(void);

#endif
