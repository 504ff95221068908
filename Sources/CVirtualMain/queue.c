// The work that is ready, in order, and the scope in which it runs.
#define _GNU_SOURCE
#include "virtual_main.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destroy)(void *));
extern void *dispatch_get_specific(const void *key);
extern char _dispatch_main_q[];
extern void *swift_task_getCurrent(void);
extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *job);

pthread_mutex_t virtual_lock = PTHREAD_MUTEX_INITIALIZER;
volatile bool virtual_active = false;
void (*virtual_fire_run_loop_timer)(void *info);

static struct work *first;
static struct work *last;
static int count;

// How deep this thread is in work of the test.
static _Thread_local int scope;

bool virtual_in_scope(void) { return virtual_active && scope > 0; }

bool martlet_virtual_is_current(void) { return virtual_in_scope(); }

bool virtual_is_main_queue(void *queue) { return queue == (void *)_dispatch_main_q; }

void *virtual_main_queue(void) { return (void *)_dispatch_main_q; }

// What the main queue is known by to the code that runs on it.
static char main_key;

bool virtual_is_for_main(void *queue) {
    if (!virtual_active || !virtual_is_main_queue(queue)) return false;
    return scope > 0 || !dispatch_get_specific(&main_key);
}

// The thread sanitizer has functions of its own between a caller and libdispatch, which tell it what happens before what.
// It gives way to ours where both are linked, so ours call it.
void *virtual_real(const char *name) {
    char watched[128];
    snprintf(watched, sizeof watched, "__interceptor_%s", name);
    void *found = dlsym(RTLD_DEFAULT, watched);
    return found ? found : dlsym(RTLD_NEXT, name);
}

// The tasks that have run in the scope, by number: a set with open addressing that lives as long as the test. Not by
// address: where one task was, soon there is another one, of another test.
static uint64_t *known;
static size_t known_capacity;
static size_t known_count;

// The first word of every task.
static const void *task_kind;

static uint64_t number_of_task(void *job) {
    // What a queue is handed may be anything; only what looks like an object is looked at.
    if ((uintptr_t)job < 0x10000 || (uintptr_t)job % sizeof(void *) != 0) return 0;
    return task_kind && *(const void **)job == task_kind ? swift_task_getJobTaskId(job) : 0;
}

static size_t known_slot(uint64_t number) {
    size_t slot = number * UINT64_C(0x9E3779B97F4A7C15) >> 32 & (known_capacity - 1);
    while (known[slot] && known[slot] != number) slot = (slot + 1) & (known_capacity - 1);
    return slot;
}

static void note_job(void *job) {
    uint64_t number = number_of_task(job);
    if (!number) return;
    if ((known_count + 1) * 2 > known_capacity) {
        uint64_t *old = known;
        size_t capacity = known_capacity;
        known_capacity = capacity ? capacity * 2 : 64;
        known = calloc(known_capacity, sizeof(uint64_t));
        for (size_t index = 0; index < capacity; index++) {
            if (old[index]) known[known_slot(old[index])] = old[index];
        }
        free(old);
    }
    size_t slot = known_slot(number);
    if (!known[slot]) {
        known[slot] = number;
        known_count++;
    }
}

bool virtual_knows_job(void *job) {
    uint64_t number = number_of_task(job);
    if (!number) return false;
    pthread_mutex_lock(&virtual_lock);
    bool knows = known_capacity && known[known_slot(number)] == number;
    pthread_mutex_unlock(&virtual_lock);
    return knows;
}

void martlet_virtual_adopt_current_task(void) {
    pthread_mutex_lock(&virtual_lock);
    note_job(swift_task_getCurrent());
    pthread_mutex_unlock(&virtual_lock);
}

struct block_layout {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *block);
};

void virtual_call_block(void *block) { ((struct block_layout *)block)->invoke(block); }

static void run(struct work *work) {
    scope++;
    if (work->block) {
        virtual_call_block(work->block);
        _Block_release(work->block);
    } else if (work->job) {
        virtual_run_job(work->job);
    } else {
        work->function(work->context);
    }
    scope--;
    if (work->group) {
        dispatch_group_leave(work->group);
        dispatch_release(work->group);
    }
    free(work);
}

bool martlet_virtual_run_next(void) {
    pthread_mutex_lock(&virtual_lock);
    struct work *work = first;
    if (work) {
        first = work->next;
        if (!first) last = NULL;
        count--;
    }
    pthread_mutex_unlock(&virtual_lock);
    if (work) run(work);
    return work != NULL;
}

// What the real main queue does for each piece of work, in case that nobody else has done it.
static void pump(void *context) {
    (void)context;
    martlet_virtual_run_next();
}

static void push(struct work *work) {
    static void (*real)(void *, void *, work_function);
    if (!real) real = (void (*)(void *, void *, work_function))virtual_real("dispatch_async_f");
    pthread_mutex_lock(&virtual_lock);
    if (last) last->next = work; else first = work;
    last = work;
    count++;
    // A task that is handed to the main queue goes on there in the scope, now and later.
    note_job(work->job ? work->job : work->function ? work->context : NULL);
    pthread_mutex_unlock(&virtual_lock);
    real(_dispatch_main_q, NULL, pump);
}

void virtual_push_block(void *block, void *group) {
    struct work *work = calloc(1, sizeof(*work));
    work->block = _Block_copy(block);
    if (group) {
        dispatch_retain(group);
        dispatch_group_enter(group);
        work->group = group;
    }
    push(work);
}

void virtual_push_function(void *context, work_function function) {
    struct work *work = calloc(1, sizeof(*work));
    work->context = context;
    work->function = function;
    push(work);
}

void virtual_push_job(void *job) {
    struct work *work = calloc(1, sizeof(*work));
    work->job = job;
    push(work);
}

int martlet_virtual_ready_count(void) {
    pthread_mutex_lock(&virtual_lock);
    int result = count;
    pthread_mutex_unlock(&virtual_lock);
    return result;
}

// Where a job of Swift's keeps the code that it goes on with: the fifth word after the object's header.
static const void *code_of_job(void *job) { return ((void **)job)[7]; }

const void *martlet_virtual_ready_function(int index) {
    const void *function = NULL;
    pthread_mutex_lock(&virtual_lock);
    struct work *work = first;
    while (work && index-- > 0) work = work->next;
    if (work && work->block) {
        function = (const void *)((struct block_layout *)work->block)->invoke;
    } else if (work) {
        function = code_of_job(work->job ? work->job : work->context);
    }
    pthread_mutex_unlock(&virtual_lock);
    return function;
}

const void *virtual_captured_code(void *block) {
    struct descriptor {
        uintptr_t reserved;
        uintptr_t size;
    };
    void **words = block;
    const struct descriptor *descriptor = block ? words[3] : NULL;
    return descriptor && descriptor->size >= 5 * sizeof(void *) ? words[4] : NULL;
}

const void *martlet_virtual_ready_captured(int index) {
    pthread_mutex_lock(&virtual_lock);
    struct work *work = first;
    while (work && index-- > 0) work = work->next;
    const void *code = work ? virtual_captured_code(work->block) : NULL;
    pthread_mutex_unlock(&virtual_lock);
    return code;
}

extern const char __executable_start[];

const void *martlet_virtual_program_start(void) { return __executable_start; }

void martlet_virtual_begin(void (*fire)(void *info)) {
    virtual_install_hooks();
    dispatch_queue_set_specific((void *)_dispatch_main_q, &main_key, &main_key, NULL);
    virtual_fire_run_loop_timer = fire;
    void *task = swift_task_getCurrent();
    if (task) task_kind = *(const void **)task;
    pthread_mutex_lock(&virtual_lock);
    free(known);
    known = NULL;
    known_capacity = known_count = 0;
    pthread_mutex_unlock(&virtual_lock);
    martlet_virtual_set_elapsed(0);
    virtual_active = true;
}

void martlet_virtual_end(void) {
    virtual_active = false;
    virtual_release_timers();
}
