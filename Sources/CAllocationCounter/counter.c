// Defines the C allocator's entry points over glibc's own, so that every allocation of the process passes here,
// those of the Swift runtime and of shared libraries included. A sanitizer has an allocator of its own, which must not
// be replaced: in its builds nothing is counted. Neither is it over another C library than glibc. The definitions are
// weak, so that a program with an allocator of its own keeps it.

#define _GNU_SOURCE
#include "CAllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef __GLIBC__
#define COUNTS_ALLOCATIONS 0
#endif
#if (defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)) && !defined(COUNTS_ALLOCATIONS)
#define COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer)) && !defined(COUNTS_ALLOCATIONS)
#define COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef COUNTS_ALLOCATIONS
#define COUNTS_ALLOCATIONS 1
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool counting;
static atomic_long allocations;
static atomic_long frees;
static atomic_long live_bytes;

// The same for one thread alone. The model keeps the runtime from allocating on the way to them.
static __thread __attribute__((tls_model("initial-exec"))) bool counting_here;
static __thread __attribute__((tls_model("initial-exec"))) allocation_counts here;

#if COUNTS_ALLOCATIONS

#define REPLACEABLE __attribute__((weak))

static inline bool is_counting(void) {
    return atomic_load_explicit(&counting, memory_order_relaxed);
}

static void *counted(void *block) {
    if (block != NULL && counting_here) {
        here.allocations += 1;
        here.live_bytes += (long)malloc_usable_size(block);
    }
    if (block != NULL && is_counting()) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&live_bytes, (long)malloc_usable_size(block), memory_order_relaxed);
    }
    return block;
}

REPLACEABLE void *malloc(size_t size) {
    return counted(__libc_malloc(size));
}

REPLACEABLE void *calloc(size_t count, size_t size) {
    return counted(__libc_calloc(count, size));
}

REPLACEABLE void *memalign(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

REPLACEABLE void *aligned_alloc(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

REPLACEABLE int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = counted(__libc_memalign(alignment, size));
    if (block == NULL) return ENOMEM;
    *result = block;
    return 0;
}

REPLACEABLE void *realloc(void *block, size_t size) {
    if (!is_counting() && !counting_here) return __libc_realloc(block, size);
    long before = block == NULL ? 0 : (long)malloc_usable_size(block);
    void *result = __libc_realloc(block, size);
    if (result == NULL && (size != 0 || block == NULL)) return NULL;
    long after = result == NULL ? 0 : (long)malloc_usable_size(result);
    bool is_new = result != NULL && (result != block || after > before);
    bool is_free = block != NULL && (is_new || result == NULL);
    if (counting_here) {
        here.allocations += is_new;
        here.frees += is_free;
        here.live_bytes += after - before;
    }
    if (is_counting()) {
        if (is_new) atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        if (is_free) atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&live_bytes, after - before, memory_order_relaxed);
    }
    return result;
}

REPLACEABLE void free(void *block) {
    if (block != NULL && counting_here) {
        here.frees += 1;
        here.live_bytes -= (long)malloc_usable_size(block);
    }
    if (block != NULL && is_counting()) {
        atomic_fetch_add_explicit(&frees, 1, memory_order_relaxed);
        atomic_fetch_sub_explicit(&live_bytes, (long)malloc_usable_size(block), memory_order_relaxed);
    }
    __libc_free(block);
}

#endif

bool allocation_counter_is_available(void) {
    if (!COUNTS_ALLOCATIONS) return false;
    // Whether a block that is asked for is noticed: another allocator may have come first.
    bool was_counting = allocation_counter_set_here(true);
    long before = here.allocations;
    void *volatile block = malloc(1);
    bool is_noticed = here.allocations == before + 1;
    free(block);
    if (is_noticed) {
        here.allocations -= 1;
        here.frees -= 1;
    }
    allocation_counter_set_here(was_counting);
    return is_noticed;
}

void allocation_counter_start(void) {
    atomic_store(&allocations, 0);
    atomic_store(&frees, 0);
    atomic_store(&live_bytes, 0);
    atomic_store(&counting, true);
}

allocation_counts allocation_counter_stop(void) {
    atomic_store(&counting, false);
    allocation_counts counts = {
        atomic_load(&allocations),
        atomic_load(&frees),
        atomic_load(&live_bytes),
    };
    return counts;
}

void allocation_counter_start_here(void) {
    here = (allocation_counts){0, 0, 0};
    counting_here = true;
}

allocation_counts allocation_counter_stop_here(void) {
    counting_here = false;
    return here;
}

bool allocation_counter_set_here(bool is_counting) {
    bool before = counting_here;
    counting_here = is_counting;
    return before;
}

allocation_counts allocation_counter_here(void) {
    return here;
}
