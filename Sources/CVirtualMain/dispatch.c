// The functions of libdispatch that are taken over.
#include "virtual_main.h"

extern const char _dispatch_source_type_timer[];
extern const char _dispatch_source_type_data_add[];

// Each is looked up once; the answer is the same whoever asks first.
#define REAL(name, type)                                                                                               \
    static type real;                                                                                                  \
    type found = __atomic_load_n(&real, __ATOMIC_RELAXED);                                                             \
    if (!found) {                                                                                                      \
        found = (type)virtual_real(name);                                                                              \
        __atomic_store_n(&real, found, __ATOMIC_RELAXED);                                                              \
    }

typedef void (*async_function)(void *, void *);
typedef void (*async_f_function)(void *, void *, work_function);
typedef void (*group_async_function)(void *, void *, void *);
typedef void (*after_function)(uint64_t, void *, void *);
typedef void (*after_f_function)(uint64_t, void *, void *, work_function);
typedef void *(*source_create_function)(const void *, uintptr_t, uintptr_t, void *);
typedef void (*set_timer_function)(void *, uint64_t, uint64_t, uint64_t);
typedef void (*object_function)(void *);

void dispatch_async(void *queue, void *block) {
    if (virtual_is_for_main(queue)) return virtual_push_block(block, NULL);
    REAL("dispatch_async", async_function)
    found(queue, block);
}

void dispatch_barrier_async(void *queue, void *block) {
    if (virtual_is_for_main(queue)) return virtual_push_block(block, NULL);
    REAL("dispatch_barrier_async", async_function)
    found(queue, block);
}

void dispatch_group_async(void *group, void *queue, void *block) {
    if (virtual_is_for_main(queue)) return virtual_push_block(block, group);
    REAL("dispatch_group_async", group_async_function)
    found(group, queue, block);
}

// Swift's tasks come to the main queue by this one; those of other tests go past the queue of the one that owns it.
void dispatch_async_f(void *queue, void *context, work_function function) {
    if (virtual_active && virtual_is_main_queue(queue) && (virtual_in_scope() || virtual_knows_job(context)))
        return virtual_push_function(context, function);
    REAL("dispatch_async_f", async_f_function)
    found(queue, context, function);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    if (virtual_in_scope() || virtual_is_for_main(queue))
        return virtual_add_after(virtual_delay(when), queue, block, NULL, NULL, false);
    REAL("dispatch_after", after_function)
    found(when, queue, block);
}

// A sleeping task comes by this one.
void dispatch_after_f(uint64_t when, void *queue, void *context, work_function function) {
    if (virtual_active && (virtual_in_scope() || virtual_knows_job(context)))
        return virtual_add_after(virtual_delay(when), queue, NULL, context, function, true);
    REAL("dispatch_after_f", after_f_function)
    found(when, queue, context, function);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    REAL("dispatch_source_create", source_create_function)
    if (type == _dispatch_source_type_timer && virtual_is_for_main(queue)) {
        // A source that nothing ever triggers has all the rest of a source's life.
        void *source = found(_dispatch_source_type_data_add, 0, 0, queue);
        if (source) virtual_add_source(source);
        return source;
    }
    return found(type, handle, mask, queue);
}

void dispatch_source_set_event_handler(void *source, void *block) {
    if (virtual_source_set_handler(source, block)) return;
    REAL("dispatch_source_set_event_handler", async_function)
    found(source, block);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (virtual_source_set_timer(source, virtual_delay(start), interval)) return;
    REAL("dispatch_source_set_timer", set_timer_function)
    found(source, start, interval, leeway);
}

void dispatch_resume(void *object) {
    virtual_source_suspend(object, -1);
    REAL("dispatch_resume", object_function)
    found(object);
}

void dispatch_activate(void *object) {
    virtual_source_suspend(object, -1);
    REAL("dispatch_activate", object_function)
    found(object);
}

void dispatch_suspend(void *object) {
    virtual_source_suspend(object, 1);
    REAL("dispatch_suspend", object_function)
    found(object);
}
