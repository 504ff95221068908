// What happens later: one table of everything that waits for the virtual time.
#include "virtual_main.h"

#include <stdlib.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern intptr_t dispatch_source_testcancel(void *source);
extern void *_os_object_retain_internal(void *object);
extern void _os_object_release_internal(void *object);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
struct run_loop_timer_context { long version; void *info; void *retain; void *release; void *copy_description; };
extern void CFRunLoopTimerGetContext(void *timer, struct run_loop_timer_context *context);
extern char _dispatch_main_q[];

// Seconds from the beginning of 1970 to the beginning of 2001, from which CoreFoundation counts.
#define CF_EPOCH 978307200.0

struct timer {
    struct timer *next;
    int kind;
    uint64_t due;
    uint64_t interval;
    /// Of two that are due at the same time the one that was set first fires first.
    uint64_t order;
    void *queue;
    void *block;
    void *context;
    work_function function;
    /// A source of Dispatch's, held without keeping it from being cancelled when the app lets go of it.
    void *source;
    int suspended;
    void *run_loop_timer;
    void *run_loop;
    void *mode;
};

static struct timer *timers;
static uint64_t last_order;

static void add(struct timer *timer) {
    pthread_mutex_lock(&virtual_lock);
    timer->order = ++last_order;
    timer->next = timers;
    timers = timer;
    pthread_mutex_unlock(&virtual_lock);
}

static void destroy(struct timer *timer) {
    if (timer->block) _Block_release(timer->block);
    if (timer->queue) dispatch_release(timer->queue);
    if (timer->source) _os_object_release_internal(timer->source);
    if (timer->run_loop_timer) {
        CFRelease(timer->run_loop_timer);
        CFRelease(timer->run_loop);
        CFRelease(timer->mode);
    }
    free(timer);
}

void virtual_add_after(uint64_t delay, void *queue, void *block, void *context, work_function function, bool is_sleep) {
    struct timer *timer = calloc(1, sizeof(*timer));
    timer->kind = is_sleep ? MARTLET_VIRTUAL_SLEEP : MARTLET_VIRTUAL_AFTER;
    timer->due = delay == MARTLET_VIRTUAL_NEVER ? delay : martlet_virtual_elapsed() + delay;
    timer->queue = queue;
    dispatch_retain(queue);
    if (block) timer->block = _Block_copy(block);
    timer->context = context;
    timer->function = function;
    add(timer);
}

void virtual_add_run_loop_timer(void *run_loop_timer, void *run_loop, void *mode) {
    pthread_mutex_lock(&virtual_lock);
    for (struct timer *known = timers; known; known = known->next) {
        if (known->run_loop_timer == run_loop_timer) {
            pthread_mutex_unlock(&virtual_lock);
            return;
        }
    }
    pthread_mutex_unlock(&virtual_lock);
    struct timer *timer = calloc(1, sizeof(*timer));
    timer->kind = MARTLET_VIRTUAL_RUN_LOOP;
    double seconds =
        CFRunLoopTimerGetNextFireDate(run_loop_timer) + CF_EPOCH - (double)virtual_clock(CLOCK_REALTIME) / 1e9;
    double interval = CFRunLoopTimerGetInterval(run_loop_timer);
    // A date is a number of seconds that has no room for all nanoseconds.
    uint64_t delay = seconds > 0 ? (uint64_t)(seconds * 1e6 + 0.5) * 1000 : 0;
    timer->due = seconds > 1e9 ? MARTLET_VIRTUAL_NEVER : martlet_virtual_elapsed() + delay;
    timer->interval = interval > 0 ? (uint64_t)(interval * 1e9 + 0.5) : 0;
    timer->run_loop_timer = run_loop_timer;
    timer->run_loop = run_loop;
    timer->mode = mode;
    CFRetain(run_loop_timer);
    CFRetain(run_loop);
    CFRetain(mode);
    add(timer);
}

void virtual_add_source(void *source) {
    struct timer *timer = calloc(1, sizeof(*timer));
    timer->kind = MARTLET_VIRTUAL_SOURCE;
    timer->due = MARTLET_VIRTUAL_NEVER;
    timer->source = _os_object_retain_internal(source);
    timer->suspended = 1;
    add(timer);
}

// MARK: Sources

static struct timer *find_source(void *source) {
    for (struct timer *timer = timers; timer; timer = timer->next) {
        if (timer->source == source) return timer;
    }
    return NULL;
}

bool virtual_source_set_handler(void *source, void *block) {
    void *copy = block ? _Block_copy(block) : NULL;
    pthread_mutex_lock(&virtual_lock);
    struct timer *timer = timers ? find_source(source) : NULL;
    void *old = copy;
    if (timer) {
        old = timer->block;
        timer->block = copy;
    }
    pthread_mutex_unlock(&virtual_lock);
    if (old) _Block_release(old);
    return timer != NULL;
}

bool virtual_source_set_timer(void *source, uint64_t delay, uint64_t interval) {
    pthread_mutex_lock(&virtual_lock);
    struct timer *timer = timers ? find_source(source) : NULL;
    if (timer) {
        timer->due = delay == MARTLET_VIRTUAL_NEVER ? delay : martlet_virtual_elapsed() + delay;
        timer->interval = interval > INT64_MAX ? 0 : interval;
        timer->order = ++last_order;
    }
    pthread_mutex_unlock(&virtual_lock);
    return timer != NULL;
}

void virtual_source_suspend(void *source, int change) {
    if (!timers) return;
    pthread_mutex_lock(&virtual_lock);
    struct timer *timer = find_source(source);
    if (timer) timer->suspended += change;
    if (timer && timer->suspended < 0) timer->suspended = 0;
    pthread_mutex_unlock(&virtual_lock);
}

// MARK: What is due

static bool is_dead(struct timer *timer) {
    if (timer->source) return dispatch_source_testcancel(timer->source) != 0;
    if (timer->run_loop_timer) return !CFRunLoopTimerIsValid(timer->run_loop_timer);
    return false;
}

/// Takes what was cancelled out of the table. Called without the lock: letting go may call out.
static void prune(void) {
    struct timer *dead = NULL;
    pthread_mutex_lock(&virtual_lock);
    for (struct timer **link = &timers; *link;) {
        struct timer *timer = *link;
        if (is_dead(timer)) {
            *link = timer->next;
            timer->next = dead;
            dead = timer;
        } else {
            link = &timer->next;
        }
    }
    pthread_mutex_unlock(&virtual_lock);
    while (dead) {
        struct timer *next = dead->next;
        destroy(dead);
        dead = next;
    }
}

/// The one that fires first, with the lock held.
static struct timer **first_due(void) {
    struct timer **first = NULL;
    for (struct timer **link = &timers; *link; link = &(*link)->next) {
        struct timer *timer = *link;
        if (timer->suspended > 0 || timer->due == MARTLET_VIRTUAL_NEVER) continue;
        if (!first || timer->due < (*first)->due || (timer->due == (*first)->due && timer->order < (*first)->order))
            first = link;
    }
    return first;
}

uint64_t martlet_virtual_next_due(void) {
    prune();
    pthread_mutex_lock(&virtual_lock);
    struct timer **first = first_due();
    uint64_t due = first ? (*first)->due : MARTLET_VIRTUAL_NEVER;
    pthread_mutex_unlock(&virtual_lock);
    return due;
}

static void fire_run_loop_timer(void *context) {
    struct run_loop_timer_context information = {0, NULL, NULL, NULL, NULL};
    if (CFRunLoopTimerIsValid(context)) {
        CFRunLoopTimerGetContext(context, &information);
        virtual_fire_run_loop_timer(information.info);
    }
    CFRelease(context);
}

bool martlet_virtual_fire_next(void) {
    prune();
    pthread_mutex_lock(&virtual_lock);
    struct timer **link = first_due();
    struct timer *timer = link ? *link : NULL;
    uint64_t now = martlet_virtual_elapsed();
    if (!timer || timer->due > now) {
        pthread_mutex_unlock(&virtual_lock);
        return false;
    }
    void *block = NULL;
    void *run_loop_timer = NULL;
    bool stays = timer->kind == MARTLET_VIRTUAL_SOURCE || timer->interval > 0;
    if (stays) {
        // Times that went by together are one firing.
        timer->due = timer->interval ? timer->due + timer->interval * ((now - timer->due) / timer->interval + 1)
                                     : MARTLET_VIRTUAL_NEVER;
        timer->order = ++last_order;
        if (timer->block) block = _Block_copy(timer->block);
        if (timer->run_loop_timer) run_loop_timer = (void *)CFRetain(timer->run_loop_timer);
    } else {
        *link = timer->next;
    }
    pthread_mutex_unlock(&virtual_lock);
    if (stays) {
        if (block) {
            virtual_push_block(block, NULL);
            _Block_release(block);
        } else if (run_loop_timer) {
            virtual_push_function(run_loop_timer, fire_run_loop_timer);
        }
        return true;
    }
    if (timer->run_loop_timer) {
        virtual_push_function((void *)CFRetain(timer->run_loop_timer), fire_run_loop_timer);
    } else if (timer->block && virtual_is_main_queue(timer->queue)) {
        virtual_push_block(timer->block, NULL);
    } else if (timer->block) {
        ((void (*)(void *, void *))virtual_real("dispatch_async"))(timer->queue, timer->block);
    } else {
        virtual_push_function(timer->context, timer->function);
    }
    destroy(timer);
    return true;
}

bool martlet_virtual_describe_timer(int index, struct martlet_virtual_timer_description *description) {
    prune();
    pthread_mutex_lock(&virtual_lock);
    struct timer *timer = timers;
    while (timer && index-- > 0) timer = timer->next;
    if (timer) {
        description->kind = timer->kind;
        description->due = timer->due;
        description->interval = timer->interval;
        // The code of a block is its third word.
        description->function = timer->block ? ((void **)timer->block)[2] : (const void *)timer->function;
        description->captured = virtual_captured_code(timer->block);
    }
    pthread_mutex_unlock(&virtual_lock);
    return timer != NULL;
}

// MARK: The end

/// A source that outlives the test goes on in real time, one firing after the other.
static void fire_source_in_real_time(void *context) {
    struct timer *timer = context;
    if (is_dead(timer)) {
        destroy(timer);
        return;
    }
    if (timer->block && timer->suspended == 0) virtual_call_block(timer->block);
    if (timer->interval == 0) {
        destroy(timer);
        return;
    }
    uint64_t when = (uint64_t)virtual_clock(CLOCK_MONOTONIC) + timer->interval;
    ((void (*)(uint64_t, void *, void *, work_function))virtual_real("dispatch_after_f"))(
        when, _dispatch_main_q, timer, fire_source_in_real_time);
}

void virtual_release_timers(void) {
    prune();
    pthread_mutex_lock(&virtual_lock);
    struct timer *timer = timers;
    timers = NULL;
    pthread_mutex_unlock(&virtual_lock);
    uint64_t now = martlet_virtual_elapsed();
    uint64_t uptime = (uint64_t)virtual_clock(CLOCK_MONOTONIC);
    while (timer) {
        struct timer *next = timer->next;
        uint64_t when = timer->due == MARTLET_VIRTUAL_NEVER ? UINT64_MAX : uptime + (timer->due > now ? timer->due - now : 0);
        if (timer->run_loop_timer) {
            ((void (*)(void *, void *, void *))virtual_real("CFRunLoopAddTimer"))(
                timer->run_loop, timer->run_loop_timer, timer->mode);
            destroy(timer);
        } else if (timer->source) {
            if (when == UINT64_MAX) {
                destroy(timer);
            } else {
                ((void (*)(uint64_t, void *, void *, work_function))virtual_real("dispatch_after_f"))(
                    when, _dispatch_main_q, timer, fire_source_in_real_time);
            }
        } else if (timer->block) {
            ((void (*)(uint64_t, void *, void *))virtual_real("dispatch_after"))(when, timer->queue, timer->block);
            destroy(timer);
        } else {
            ((void (*)(uint64_t, void *, void *, work_function))virtual_real("dispatch_after_f"))(
                when, timer->queue, timer->context, timer->function);
            destroy(timer);
        }
        timer = next;
    }
}
