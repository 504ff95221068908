#ifdef MARTLET_GTK

#define _GNU_SOURCE
#include "martlet_main_loop.h"

#include <dlfcn.h>
#include <math.h>
#include <unistd.h>

// What the loop needs of libdispatch and Foundation. Both export these for exactly this purpose
// (a foreign loop that is outermost), without a header.
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
extern CFRunLoopRef CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(CFRunLoopRef loop, CFStringRef mode);
extern gint32 CFRunLoopRunInMode(CFStringRef mode, double seconds, unsigned char returnAfterSourceHandled);
extern double CFAbsoluteTimeGetCurrent(void);
extern const CFStringRef kCFRunLoopDefaultMode;

static const gint32 run_loop_handled_source = 4;

/// How long the main queue may keep frames waiting when it never runs empty, in microseconds.
static const gint64 longest_busy_stretch = 12000;

/// How many sources of the run loop one turn serves before other sources get theirs.
static const int most_sources_per_turn = 64;

// MARK: - The main dispatch queue

typedef struct {
    GSource base;
    GPollFD descriptor;
    gint64 busy_since;
} MainQueueSource;

static gboolean main_queue_prepare(GSource *base, gint *timeout) {
    *timeout = -1;
    return FALSE;
}

/// Ready when the queue's descriptor is, except for one turn after a long busy stretch: a task that
/// never stops yielding must not keep drawing, which has a lower priority, from its turn.
static gboolean main_queue_check(GSource *base) {
    MainQueueSource *source = (MainQueueSource *)base;
    if (!(source->descriptor.revents & G_IO_IN)) {
        source->busy_since = 0;
        return FALSE;
    }
    gint64 now = g_source_get_time(base);
    if (source->busy_since == 0) {
        source->busy_since = now;
    } else if (now - source->busy_since > longest_busy_stretch) {
        source->busy_since = 0;
        return FALSE;
    }
    return TRUE;
}

static gboolean main_queue_dispatch(GSource *base, GSourceFunc callback, gpointer data) {
    MainQueueSource *source = (MainQueueSource *)base;
    guint64 count;
    // The descriptor does not block; an empty read means that a nested loop was here first.
    if (read(source->descriptor.fd, &count, sizeof count) < 0) {
        count = 0;
    }
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs main_queue_functions = {main_queue_prepare, main_queue_check, main_queue_dispatch, NULL, NULL, NULL};

// MARK: - The main run loop

/// The main run loop once the sources are installed, read by the functions below on any thread.
static CFRunLoopRef installed_loop = NULL;

/// 1 when somebody asked the main run loop to look for work.
static gint wake_requested = 0;

/// Seconds until the next timer of the main run loop; infinite without one.
static double seconds_to_next_timer(void) {
    double next = CFRunLoopGetNextTimerFireDate(installed_loop, kCFRunLoopDefaultMode);
    return next == 0 ? INFINITY : next - CFAbsoluteTimeGetCurrent();
}

static gboolean run_loop_prepare(GSource *source, gint *timeout) {
    if (g_atomic_int_get(&wake_requested)) {
        *timeout = 0;
        return TRUE;
    }
    double seconds = seconds_to_next_timer();
    if (seconds <= 0) {
        *timeout = 0;
        return TRUE;
    }
    double milliseconds = ceil(seconds * 1000);
    *timeout = milliseconds < G_MAXINT ? (gint)milliseconds : -1;
    return FALSE;
}

static gboolean run_loop_check(GSource *source) {
    return g_atomic_int_get(&wake_requested) || seconds_to_next_timer() <= 0;
}

static gboolean run_loop_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    // Cleared before the run, so that a request that arrives during it is served by the next turn.
    g_atomic_int_set(&wake_requested, 0);
    int turns = 0;
    while (CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, TRUE) == run_loop_handled_source) {
        if (++turns == most_sources_per_turn) {
            g_atomic_int_set(&wake_requested, 1);
            break;
        }
    }
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs run_loop_functions = {run_loop_prepare, run_loop_check, run_loop_dispatch, NULL, NULL, NULL};

static void main_run_loop_has_work(CFRunLoopRef loop) {
    CFRunLoopRef main = g_atomic_pointer_get(&installed_loop);
    if (loop != main || main == NULL) {
        return;
    }
    if (g_atomic_int_compare_and_exchange(&wake_requested, 0, 1)) {
        g_main_context_wakeup(NULL);
    }
}

// MARK: - Hearing of work from other threads

// Foundation wakes its own loop through a descriptor that it keeps to itself; a block that is performed
// and a timer that another thread adds wake nothing that GLib could hear. These definitions stand in
// front of Foundation's (the program is searched before its libraries), do what those do, and tell GLib.
// They are weak so that a program which links Foundation statically keeps Foundation's own.

/// Defines `name` as Foundation's function of that name followed by a look for work.
#define LOOK_FOR_WORK_AFTER(name, parameters, arguments) \
    __attribute__((weak, visibility("default"))) void name parameters { \
        static void(*original) parameters = NULL; \
        void(*function) parameters = g_atomic_pointer_get(&original); \
        if (function == NULL) { \
            function = (void(*) parameters)dlsym(RTLD_NEXT, #name); \
            g_atomic_pointer_set(&original, function); \
        } \
        if (function != NULL) { \
            function arguments; \
        } \
        main_run_loop_has_work(loop); \
    }

LOOK_FOR_WORK_AFTER(CFRunLoopWakeUp, (CFRunLoopRef loop), (loop))
LOOK_FOR_WORK_AFTER(
    CFRunLoopPerformBlock, (CFRunLoopRef loop, const void *mode, void *block), (loop, mode, block)
)
LOOK_FOR_WORK_AFTER(CFRunLoopAddTimer, (CFRunLoopRef loop, void *timer, CFStringRef mode), (loop, timer, mode))

// MARK: - Installation

void martlet_main_loop_install(void) {
    if (installed_loop != NULL) {
        return;
    }
    g_atomic_pointer_set(&installed_loop, CFRunLoopGetMain());
    // What was performed before now woke nobody.
    g_atomic_int_set(&wake_requested, 1);

    GSource *queue = g_source_new(&main_queue_functions, sizeof(MainQueueSource));
    MainQueueSource *queue_source = (MainQueueSource *)queue;
    queue_source->descriptor.fd = _dispatch_get_main_queue_handle_4CF();
    queue_source->descriptor.events = G_IO_IN;
    g_source_set_name(queue, "main dispatch queue");
    g_source_add_poll(queue, &queue_source->descriptor);
    // Code of the app may run a loop of its own inside a block of the queue.
    g_source_set_can_recurse(queue, TRUE);
    g_source_attach(queue, NULL);
    g_source_unref(queue);

    GSource *loop = g_source_new(&run_loop_functions, sizeof(GSource));
    g_source_set_name(loop, "main run loop");
    g_source_set_can_recurse(loop, TRUE);
    g_source_attach(loop, NULL);
    g_source_unref(loop);
}

// MARK: - Counting

static GPollFunc counted_poll = NULL;
static guint64 wakes = 0;

static gint poll_and_count(GPollFD *descriptors, guint count, gint timeout) {
    gint result = counted_poll(descriptors, count, timeout);
    // A poll that was not to wait is a further look in the same turn.
    if (timeout != 0) {
        wakes++;
    }
    return result;
}

void martlet_main_loop_count_wakes(void) {
    if (counted_poll == NULL) {
        counted_poll = g_main_context_get_poll_func(NULL);
        g_main_context_set_poll_func(NULL, poll_and_count);
    }
}

guint64 martlet_main_loop_wake_count(void) {
    return wakes;
}

#endif
